"""Files of attack cases: who attacks whom with what, and what is expected to come of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import DecodeError, Struct, ValidationError, field
from msgspec.json import decode

from tablero.games.wh40k.datasheets import CORE_ABILITIES, WEAPON_ABILITIES, Ability, Amount
from tablero.kernel import Message, Reason, UserError, say
from tablero.kernel.system import why

MOST_MODELS = 1_000
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
    for name, number in (("attackers", case.attackers), ("target.models", case.target.models)):
        if not 1 <= number <= MOST_MODELS:
            raise BadCases(path, f"{place}.{name}", say("wh40k-cases-models", most=MOST_MODELS, given=number))
    for name, text in (("A", case.weapon.attacks), ("D", case.weapon.damage)):
        try:
            Amount.parse(str(text))
        except ValueError:
            raise BadCases(path, f"{place}.weapon.{name}", say("wh40k-cases-amount", given=str(text))) from None
    for number, text in enumerate(case.weapon.abilities):
        if ability_of(text) is None:
            wrong = say("wh40k-cases-ability", given=text)
            raise BadCases(path, f"{place}.weapon.abilities[{number}]", wrong)


def ability_of(text: str) -> Ability | None:
    """Return the weapon ability that people write so, None if there is none.

    >>> ability_of("Rapid Fire 2"), ability_of("Anti-Infantry 3+"), ability_of("Melta")
    (Ability(name='rapid-fire', value=Amount(dice=0, sides=6, plus=2), keyword=''), \
Ability(name='anti', value=Amount(dice=0, sides=6, plus=3), keyword='INFANTRY'), None)
    """
    words = text.replace("+", "").split()
    value = words.pop() if words and any(letter.isdigit() for letter in words[-1]) else ""
    name = "-".join(words).lower()
    if name.startswith("anti-"):
        return Ability.parse(f"anti {value} {name.removeprefix('anti-').upper()}", WEAPON_ABILITIES)
    return Ability.parse(f"{name} {value}".strip(), WEAPON_ABILITIES)


def abilities_of(target: TargetCase) -> Sequence[Ability]:
    """Return the core abilities of a target."""
    texts = [f"feel-no-pain {target.feel_no_pain}"] if target.feel_no_pain is not None else []
    if target.stealth:
        texts.append("stealth")
    return [ability for text in texts if (ability := Ability.parse(text, CORE_ABILITIES)) is not None]
