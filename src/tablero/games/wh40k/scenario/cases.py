"""Files of attack cases: who attacks whom with what, and what is expected to come of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from msgspec import DecodeError, Struct, ValidationError, field
from msgspec.json import decode

from tablero.games.wh40k.battlescribe.wording import weapon_ability
from tablero.games.wh40k.datasheets import CORE_ABILITIES, Ability, Amount
from tablero.kernel import Message, Reason, UserError, say
from tablero.kernel.system import why

MOST_MODELS = 1_000
MOST = 1_000
"""No characteristic of a model or a weapon is greater."""
_LONGEST = 300
"""How much is shown of what may be of any length."""


class BadCases(UserError):
    """A file of cases is none: its path, the place in it, and what is wrong there."""

    def __init__(self, path: Path, place: str, wrong: Message) -> None:
        file = str(path)[:_LONGEST]
        said = say("wh40k-cases-bad", path=file, wrong=wrong)
        if place:
            said = say("wh40k-cases-bad-place", path=file, place=place[:_LONGEST], wrong=wrong)
        super().__init__(Reason(said))
        self.path = path
        self.place = place


class WeaponCase(Struct, forbid_unknown_fields=True):
    """The weapon that every attacker has one of."""

    type: Literal["ranged", "melee"]
    range: int | str
    attacks: int | str = field(name="A")
    skill: int | None
    strength: int = field(name="S")
    ap: int = field(name="AP")
    damage: int | str = field(name="D")
    abilities: list[str] = []


class TargetCase(Struct, forbid_unknown_fields=True):
    """A unit of models that are all alike."""

    models: int
    toughness: int = field(name="T")
    save: int = field(name="Sv")
    wounds: int = field(name="W")
    invulnerable: int | None = field(name="Inv", default=None)
    feel_no_pain: int | None = field(name="FNP", default=None)
    keywords: list[str] = []
    stealth: bool = False
    wounds_already_lost: int = 0


class Context(Struct, forbid_unknown_fields=True):
    """What holds for the attacks."""

    within_half_range: bool = False
    benefit_of_cover: bool = False
    remained_stationary: bool = False
    charged_this_turn: bool = False
    target_not_visible: bool = False
    other_hit_modifier: int = 0
    other_wound_modifier: int = 0
    hit_reroll: Literal["", "ones", "failures"] = ""
    wound_reroll: Literal["", "ones", "failures"] = ""


class Expected(Struct):
    """How likely each number of lost wounds and each number of destroyed models is."""

    damage_distribution: dict[int, float]
    models_slain_distribution: dict[int, float]


class Case(Struct):
    """One sequence of attacks; `expected_no_spill` is for Devastating Wounds by the later errata."""

    id: str
    attackers: int
    weapon: WeaponCase
    target: TargetCase
    expected: Expected
    title: str = ""
    context: Context = field(default_factory=Context)
    expected_no_spill: Expected | None = None


class _File(Struct):
    cases: list[Case]


def read_cases(path: Path) -> list[Case]:
    """Return the cases of a file; raise `BadCases` where it is none."""
    try:
        cases = decode(path.read_bytes(), type=_File, strict=False).cases
    except OSError as error:
        raise BadCases(path, "", say("wh40k-cases-unreadable", why=why(error))) from None
    except ValidationError as error:
        said, _, place = str(error).partition(" - at ")
        raise BadCases(path, place.strip("`").removeprefix("$."), say("wh40k-cases-shape", said=said)) from None
    except (DecodeError, RecursionError):
        raise BadCases(path, "", say("wh40k-cases-json")) from None
    for number, case in enumerate(cases):
        _check(path, f"cases[{number}]", case)
    return cases


def _check(path: Path, place: str, case: Case) -> None:
    for name, given, least, most in _numbers(case):
        if given is not None and not (isinstance(given, int) and least <= given <= most):
            wrong = say("wh40k-cases-number", least=least, most=most, given=str(given)[:_LONGEST])
            raise BadCases(path, f"{place}.{name}", wrong)
    for name, text in (("A", case.weapon.attacks), ("D", case.weapon.damage)):
        try:
            Amount.parse(str(text))
        except ValueError:
            raise BadCases(path, f"{place}.weapon.{name}", say("wh40k-cases-amount", given=str(text))) from None
    for name, expected in (("expected", case.expected), ("expected_no_spill", case.expected_no_spill)):
        for part in () if expected is None else Expected.__struct_fields__:
            chances = getattr(expected, part)
            if not chances or not all(0 <= chance <= 1 for chance in chances.values()):
                raise BadCases(path, f"{place}.{name}.{part}", say("wh40k-cases-chances"))
    for number, text in enumerate(case.weapon.abilities):
        if ability_of(text) is None:
            wrong = say("wh40k-cases-ability", given=text)
            raise BadCases(path, f"{place}.weapon.abilities[{number}]", wrong)


def _numbers(case: Case) -> Iterator[tuple[str, int | str | None, int, int]]:
    """Yield the numbers of a case, with the least and the most that each may be; None is one that need not be there."""
    weapon, target = case.weapon, case.target
    yield "attackers", case.attackers, 1, MOST_MODELS
    if weapon.type == "ranged":
        reach = str(weapon.range)
        yield "weapon.range", int(reach) if reach.isdecimal() and len(reach) < 10 else reach, 1, MOST
    sure = any(ability is not None and ability.name == "torrent" for ability in map(ability_of, weapon.abilities))
    yield "weapon.skill", "null" if weapon.skill is None and not sure else weapon.skill, 2, 6
    yield "weapon.S", weapon.strength, 1, MOST
    yield "weapon.AP", weapon.ap, -MOST, 0
    yield "target.models", target.models, 1, MOST_MODELS
    yield "target.T", target.toughness, 1, MOST
    yield "target.Sv", target.save, 2, 7
    yield "target.W", target.wounds, 1, MOST
    yield "target.Inv", target.invulnerable, 2, 7
    yield "target.FNP", target.feel_no_pain, 2, 7
    yield "target.wounds_already_lost", target.wounds_already_lost, 0, target.wounds - 1


def ability_of(text: str) -> Ability | None:
    """Return the weapon ability that people write so, as on datasheets, None if there is none.

    >>> ability_of("Rapid Fire D6+3"), ability_of("Anti-Epic Hero 3+"), ability_of("Melta")
    (Ability(name='rapid-fire', value=Amount(dice=1, sides=6, plus=3), keyword=''), \
Ability(name='anti', value=Amount(dice=0, sides=6, plus=3), keyword='EPIC HERO'), None)
    """
    return weapon_ability(text) or weapon_ability(f"{text}+")


def abilities_of(target: TargetCase) -> Sequence[Ability]:
    """Return the core abilities of a target."""
    texts = [f"feel-no-pain {target.feel_no_pain}"] if target.feel_no_pain is not None else []
    if target.stealth:
        texts.append("stealth")
    return [ability for text in texts if (ability := Ability.parse(text, CORE_ABILITIES)) is not None]
