"""A small game system and a catalogue, written as the tools write them, with no word of anybody's."""

from __future__ import annotations

from pathlib import Path

SYSTEM = "sys-352e-adc2-7639-d6a9"
POINTS = "51b2-306e-1021-d207"


def profile(type: str, name: str, **said: str) -> str:
    inside = "".join(f'<characteristic name="{key}" typeId="t">{value}</characteristic>' for key, value in said.items())
    return (
        f'<profile id="p-{name}" name="{name}" typeName="{type}"><characteristics>{inside}</characteristics></profile>'
    )


def model_profile(name: str, w: str = "2", m: str = '6"') -> str:
    return profile("Unit", name, M=m, T="4", SV="3+", W=w, LD="6+", OC="1")


def ranged(name: str, a: str = "2", keywords: str = "-", range: str = '24"', bs: str = "3+", d: str = "1") -> str:
    return profile("Ranged Weapons", name, Range=range, A=a, BS=bs, S="4", AP="-1", D=d, Keywords=keywords)


def melee(name: str, a: str = "3") -> str:
    return profile("Melee Weapons", name, Range="Melee", A=a, WS="3+", S="4", AP="0", D="1", Keywords="-")


def ability(name: str, text: str) -> str:
    return profile("Abilities", name, Description=text)


def limits(id: str, least: int | None = None, most: int | None = None, scope: str = "parent") -> str:
    found = ""
    for type, value in (("min", least), ("max", most)):
        if value is not None:
            found += f'<constraint type="{type}" value="{value}" field="selections" scope="{scope}" id="{id}-{type}"/>'
    return f"<constraints>{found}</constraints>"


def entry(type: str, id: str, name: str, inside: str = "") -> str:
    return f'<selectionEntry type="{type}" id="{id}" name="{name}" hidden="false">{inside}</selectionEntry>'


def link(id: str, target: str, name: str, inside: str = "", type: str = "selectionEntry") -> str:
    return f'<entryLink id="{id}" targetId="{target}" name="{name}" type="{type}" hidden="false">{inside}</entryLink>'


def rule(id: str, target: str, name: str, more: str = "") -> str:
    modifier = f'<modifiers><modifier type="append" value="{more}" field="name"/></modifiers>' if more else ""
    return f'<infoLink id="{id}" targetId="{target}" name="{name}" type="rule" hidden="false">{modifier}</infoLink>'


def cost(points: int) -> str:
    return f'<costs><cost name="pts" typeId="{POINTS}" value="{points}"/></costs>'


def category(id: str, target: str, name: str, primary: bool = False) -> str:
    return f'<categoryLink id="{id}" targetId="{target}" name="{name}" primary="{str(primary).lower()}"/>'


def changed(field: str, value: int, scope: str, at_least: int, child: str = "model", type: str = "set") -> str:
    condition = f'<condition type="atLeast" value="{at_least}" field="selections" scope="{scope}" childId="{child}"/>'
    return (
        f'<modifiers><modifier type="{type}" value="{value}" field="{field}">'
        f"<conditions>{condition}</conditions></modifier></modifiers>"
    )


GAME_SYSTEM = f"""<?xml version="1.0"?>
<gameSystem xmlns="http://www.battlescribe.net/schema/gameSystemSchema" id="{SYSTEM}" name="Test system">
 <categoryEntries>
  <categoryEntry id="c-inf" name="Infantry"/><categoryEntry id="c-line" name="Battleline"/>
  <categoryEntry id="c-char" name="Character"/><categoryEntry id="c-veh" name="Vehicle"/>
  <categoryEntry id="c-tr" name="Transport"/>
 </categoryEntries>
 <sharedRules>
  <rule id="r-scouts" name="Scouts"/><rule id="r-deep" name="Deep Strike"/><rule id="r-lead" name="Leader"/>
  <rule id="r-demise" name="Deadly Demise"/><rule id="r-oath" name="Oath of the City"/>
 </sharedRules>
</gameSystem>"""

GUARDS = entry(
    "unit",
    "u-guards",
    "Guards",
    "<categoryLinks>"
    + category("k1", "c-inf", "Infantry")
    + category("k2", "c-line", "Battleline", primary=True)
    + category("k3", "c-city", "Faction: City")
    + "</categoryLinks><profiles>"
    + ability("Hold the Gate", "Something of its own.")
    + "</profiles><infoLinks>"
    + rule("i1", "r-scouts", "Scouts", "6&quot;")
    + rule("i2", "r-oath", "Oath of the City")
    + "</infoLinks><selectionEntryGroups>"
    + '<selectionEntryGroup id="g-guards" name="4-9 Guards" defaultSelectionEntryId="m-guard">'
    + limits("g-guards", 4, 9)
    + "<selectionEntries>"
    + entry(
        "model",
        "m-guard",
        "Guard",
        f"<profiles>{model_profile('Guard')}</profiles>"
        f"<entryLinks>{link('l1', 'w-rifle', 'Rifle', limits('l1', 1, 1))}{link('l2', 'w-knife', 'Knife', limits('l2', 1, 1))}"
        "</entryLinks>",
    )
    + entry(
        "model",
        "m-heavy",
        "Guard w/ mortar",
        f"<profiles>{model_profile('Guard')}</profiles>"
        f"<constraints><constraint type='max' value='1' field='selections' scope='parent' id='heavy-max'/></constraints>"
        + changed("heavy-max", 2, "u-guards", 10)
        + f"<entryLinks>{link('l3', 'w-mortar', 'Mortar', limits('l3', 1, 1))}</entryLinks>",
    )
    + "</selectionEntries></selectionEntryGroup></selectionEntryGroups><selectionEntries>"
    + entry(
        "model",
        "m-sergeant",
        "Sergeant",
        limits("m-sergeant", 1, 1)
        + f"<profiles>{model_profile('Sergeant', '3')}</profiles>"
        + '<selectionEntryGroups><selectionEntryGroup id="g-arm" name="Arm" defaultSelectionEntryId="l4">'
        + limits("g-arm", 1, 1)
        + f"<entryLinks>{link('l4', 'w-knife', 'Knife')}{link('l5', 'w-plasma', 'Plasma pistol')}</entryLinks>"
        + "</selectionEntryGroup></selectionEntryGroups>"
        + f"<entryLinks>{link('l6', 'w-shield', 'Shield', limits('l6', None, 1))}</entryLinks>",
    )
    + "</selectionEntries>"
    + cost(60)
    + changed(POINTS, 110, "u-guards", 6),
)

CAPTAIN = entry(
    "model",
    "u-captain",
    "Captain",
    "<categoryLinks>"
    + category("k4", "c-inf", "Infantry")
    + category("k5", "c-char", "Character", primary=True)
    + category("k6", "c-city", "Faction: City")
    + "</categoryLinks><profiles>"
    + model_profile("Captain", "5")
    + ability("Invulnerable Save", "4+")
    + ability("Leader", "These units:\n■ Guards\n■ Nobody")
    + "</profiles><infoLinks>"
    + rule("i3", "r-lead", "Leader")
    + rule("i4", "r-deep", "Deep Strike")
    + "</infoLinks><entryLinks>"
    + link("l7", "w-knife", "Knife", limits("l7", 1, 1))
    + link("l8", "w-plasma", "Plasma pistol", limits("l8", None, 2))
    + "</entryLinks>"
    + cost(80),
)

WAGON = entry(
    "model",
    "u-wagon",
    "Wagon",
    "<categoryLinks>"
    + category("k7", "c-veh", "Vehicle", primary=True)
    + category("k8", "c-tr", "Transport")
    + category("k9", "c-city", "Faction: City")
    + "</categoryLinks><profiles>"
    + model_profile("Wagon", "11", '10"')
    + ability("Damaged: 1-4 Wounds Remaining", "While this model has 1-4 wounds remaining, each time this model makes an "
              "attack, subtract 1 from the Hit roll.")
    + "</profiles><infoLinks>"
    + rule("i5", "r-demise", "Deadly Demise", "D3")
    + "</infoLinks><entryLinks>"
    + link("l9", "w-rifle", "Rifle", limits("l9", 2, 2))
    + "</entryLinks>"
    + cost(70),
)  # fmt: skip

WEAPONS = (
    entry("upgrade", "w-rifle", "Rifle", f"<profiles>{ranged('Rifle', keywords='Rapid Fire 1, Heavy')}</profiles>")
    + entry("upgrade", "w-knife", "Knife", f"<profiles>{melee('Knife')}</profiles>")
    + entry(
        "upgrade",
        "w-mortar",
        "Mortar",
        f"<profiles>{ranged('Mortar', 'D6', 'Blast, Indirect Fire, Smoke Screen', d='D3+1')}</profiles>",
    )
    + entry(
        "upgrade",
        "w-plasma",
        "Plasma pistol",
        "<profiles>"
        + ranged("➤ Plasma pistol - standard", "1", "Pistol", '12"')
        + ranged("➤ Plasma pistol - supercharge", "1", "Pistol, Hazardous, anti-Vehicle 4+", '12"')
        + "</profiles>",
    )
    + entry(
        "upgrade",
        "w-shield",
        "Shield",
        f"<profiles>{ability('Shield', 'The bearer has a 4+ invulnerable save.')}</profiles>",
    )
)

DETACHMENTS = entry(
    "upgrade",
    "d-all",
    "Detachment",
    '<selectionEntryGroups><selectionEntryGroup id="g-det" name="Detachment"><selectionEntries>'
    + entry("upgrade", "d-watch", "City Watch")
    + "</selectionEntries></selectionEntryGroup></selectionEntryGroups>",
)
ENHANCEMENTS = (
    '<selectionEntryGroup id="g-enh" name="Enhancements"><selectionEntryGroups>'
    '<selectionEntryGroup id="g-enh1" name="City Watch Enhancements"><selectionEntries>'
    + entry("upgrade", "e-crown", "Crown", cost(25))
    + "</selectionEntries></selectionEntryGroup></selectionEntryGroups></selectionEntryGroup>"
)


def catalogue(units: str = GUARDS + CAPTAIN + WAGON, weapons: str = WEAPONS, more: str = "") -> str:
    links = "".join(
        link(f"root-{id}", id, name)
        for id, name in (
            ("u-guards", "Guards"),
            ("u-captain", "Captain"),
            ("u-wagon", "Wagon"),
            ("d-all", "Detachment"),
        )
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<catalogue xmlns="http://www.battlescribe.net/schema/catalogueSchema" id="cat-city" name="Realm - City"
 gameSystemId="{SYSTEM}" library="false">
<categoryEntries><categoryEntry id="c-city" name="Faction: City"/></categoryEntries>
<entryLinks>{links}</entryLinks>
<sharedSelectionEntries>{units}{weapons}{DETACHMENTS}</sharedSelectionEntries>
<sharedSelectionEntryGroups>{ENHANCEMENTS}</sharedSelectionEntryGroups>
{more}</catalogue>"""


def write(folder: Path, text: str | None = None, system: str = GAME_SYSTEM) -> Path:
    """Write both files into a folder, and tables beside them."""
    folder.mkdir(exist_ok=True)
    (folder / "Test system.gst").write_text(system, encoding="utf-8")
    (folder / "City.cat").write_text(catalogue() if text is None else text, encoding="utf-8")
    return folder


BASES = """faction,datasheet,bsdata_name,model,shape,width_mm,length_mm,flying_base
City,Guards,Guards,GUARD,round,28.5,28.5,0
City,Guards,Guards,SERGEANT,round,32,32,0
City,Wagon,,Wagon,hull,,,0
"""
TRANSPORTS = """faction,datasheet,bsdata_name,capacity,allowed,excluded,space_multipliers,also,alternatives
City,Wagon,Wagon,10,City Infantry,Transport,Character=2,,
"""
LEADERS = """faction,leader,bodyguard,bsdata_leader,bsdata_bodyguard
City,Captain,Guards,Captain,Guards
"""
