"""The text of abilities, put together from their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablero.games.swu.abilities import Action, Amount, Attach, Constant, Filter, Grant, Target, Triggered
from tablero.games.swu.costs import CostChange
from tablero.games.swu.vocabulary.targets import article, phrase
from tablero.games.swu.words import KEYWORD_BITS, RAID, RESTORE
from tablero.kernel import Message, say

if TYPE_CHECKING:
    from tablero.games.swu.vocabulary.effects_actions import AttackWith, PlayFrom
    from tablero.games.swu.vocabulary.effects_cards import Search


def join(parts: list[Message]) -> Message:
    """Join several things that a unit gets: "+1/+1 and Sentinel"."""
    said = parts[0]
    for part in parts[1:]:
        said = say("swu-and", first=said, second=part)
    return said


def keywords_text(bits: int) -> list[Message]:
    """Say the keywords of some bits."""
    return [say(f"swu-keyword-name-{name}") for name, bit in KEYWORD_BITS.items() if bits & bit]


def _signed(amount: Amount) -> str:
    number = amount if isinstance(amount, int) else 1
    return f"+{number}" if number >= 0 else f"−{-number}"


def grant_parts(grant: Grant) -> list[Message]:
    """Say what a unit gets, gains and loses, each as a verb phrase: "gets +1/+0", "gains Sentinel"."""
    parts = []
    if grant.power or grant.hp:
        values = say("swu-values", power=_signed(grant.power), hp=_signed(grant.hp))
        per = grant.power if not isinstance(grant.power, int) else grant.hp
        if isinstance(per, int):
            parts.append(say("swu-gets", values=values))
        else:
            parts.append(say("swu-gets-each", values=values, what=per.for_each()))
    gained = keywords_text(grant.keywords & ~RAID & ~RESTORE)
    for name, amount in (("raid", grant.raid), ("restore", grant.restore)):
        if isinstance(amount, int):
            if amount:
                gained.append(say(f"swu-keyword-{name}", number=amount))
        else:
            keyword = say(f"swu-keyword-{name}", number=1)
            gained.append(say("swu-keyword-for-each", keyword=keyword, what=amount.for_each()))
    if gained:
        parts.append(say("swu-gains", what=join(gained)))
    for trait in grant.traits:
        parts.append(say("swu-gains-trait", trait=say(f"swu-trait-{trait}")))
    for ability in grant.abilities:
        parts.append(say("swu-gains-ability", ability=ability.text()))
    if grant.lost:
        parts.append(say("swu-loses", what=join(keywords_text(grant.lost))))
    if grant.blank:
        parts.append(say("swu-loses-all"))
    parts += [say(f"swu-limit-{bit}") for bit in _bits(grant.limits)]
    return parts


def _bits(number: int) -> list[int]:
    return [1 << i for i in range(number.bit_length()) if number >> i & 1]


def grant_text(grant: Grant) -> Message:
    """Say all that a unit gets: "gets +1/+0 and gains Sentinel"."""
    return join(grant_parts(grant))


def give_text(grant: Grant, to: Target, until: int) -> Message:
    """Say that something is given for a while: "a unit gets +2/+0 for this phase"."""
    return say(f"swu-give-until-{until}", who=to.text(), what=grant_text(grant))


def triggered_text(ability: Triggered) -> Message:
    """Say a triggered ability: its condition, a colon, its effect."""
    heads = [_head(ability, name) for name in ability.on if name in HEADS or ability.about is not None]
    head = heads[0]
    for one in heads[1:]:
        head = say("swu-slash", first=head, second=one)
    effect = ability.effect.text()
    if ability.condition is not None:
        effect = say("swu-if", condition=ability.condition.text(), effect=effect)
    said = say("swu-headed", head=head, text=effect)
    if ability.keyword == "bounty":
        said = say("swu-headed", head=say("swu-head-bounty"), text=effect)
    return say(f"swu-once-each-{ability.limit}", text=said) if ability.limit else said


HEADS = (
    "when-played",
    "when-defeated",
    "when-deployed",
    "attack",
    "defense",
    "attack-ends",
    "attack-completed",
    "attack-defeats",
    "combat-damage",
    "created",
    "captured",
    "when-played-smuggle",
    "when-played-piloting",
    "when-played-plot",
    "damaged",
    "attached",
    "detached",
)


def _head(ability: Triggered, name: str) -> Message:
    if ability.about is None:
        return say(f"swu-head-{name}")
    noun = "base" if name == "base-damaged" else "unit" if name not in ("played", "discarded") else "card"
    return say(f"swu-head-{name}-{ability.whose}", what=_about(ability.about, noun))


def _about(about: Filter, noun: str) -> Message:
    from tablero.games.swu.vocabulary.filters import All

    return article(noun, about.kinds if isinstance(about, All) else (about,))


def action_text(ability: Action) -> Message:
    """Say an action ability: its cost in brackets, a colon, its effect."""
    effect = ability.effect.text()
    if ability.condition is not None:
        effect = say("swu-if", condition=ability.condition.text(), effect=effect)
    if ability.epic:
        return say("swu-headed", head=say("swu-head-epic"), text=effect)
    if not ability.costs:
        return say("swu-headed", head=say("swu-head-action-free"), text=effect)
    costs = ability.costs[0].text()
    for cost in ability.costs[1:]:
        costs = say("swu-comma", first=costs, second=cost.text())
    said = say("swu-headed", head=say("swu-head-action", costs=costs), text=effect)
    return say(f"swu-once-each-{ability.limit}", text=said) if ability.limit else said


def constant_text(ability: Constant) -> Message:
    """Say a constant ability: "While …, each friendly unit gets +1/+0."."""
    to = ability.to
    if to is None:
        who = say("swu-this-unit")
    elif isinstance(to, Filter):
        from tablero.games.swu.vocabulary.filters import All

        who = say("swu-each", noun=phrase("unit", to.kinds if isinstance(to, All) else (to,), 1))
    else:
        who = to.text()
    said = say("swu-has", who=who, what=grant_text(ability.grant))
    if ability.condition is not None:
        said = say("swu-while", condition=ability.condition.text(), text=said)
    return say("swu-sentence", text=said)


def attach_text(ability: Attach) -> Message:
    """Say what an upgrade can be attached to."""
    return say("swu-attach-to", what=article("unit", ability.to))


def cost_text(ability: CostChange) -> Message:
    """Say how costs are changed."""
    what = say("swu-this-card") if ability.whose == "this" else phrase("card", ability.cards, 1)
    if ability.ignores_aspects:
        said = say("swu-ignore-aspects", what=phrase("card", ability.cards, 2))
    else:
        direction = "less" if ability.amount < 0 else "more"
        first = f"-first-{ability.first}" if ability.first else ""
        whose = "on-this" if ability.on_this else ability.whose
        said = say(f"swu-costs-{direction}-{whose}{first}", what=what, amount=abs(ability.amount))
    if ability.condition is not None:
        said = say("swu-if", condition=ability.condition.text(), effect=said)
    return say("swu-sentence", text=said)


def priced_text(id: str, cost: int, aspects: tuple[str, ...]) -> Message:
    """Say a keyword with a cost and its aspects."""
    said = say("swu-cost-resources", count=cost)
    for aspect in aspects:
        said = say("swu-price", price=said, aspect=say(f"swu-aspect-{aspect}"))
    return say(id, price=said)


def attack_text(effect: AttackWith) -> Message:
    """Say with what to attack, and how."""
    who = say("swu-it") if effect.it else article("unit", effect.filters)
    said = say("swu-attack-even-exhausted" if effect.manner.exhausted else "swu-attack-with", who=who)
    parts = grant_parts(effect.manner.grant)
    if parts:
        said = say("swu-attack-gets", attack=said, what=join(parts))
    for kind, grant in effect.extra:
        said = say("swu-attack-if-gets", attack=said, kind=article("unit", (kind,)), what=grant_text(grant))
    if effect.manner.no_bases:
        said = say("swu-attack-no-bases", attack=said)
    return said


def play_text(effect: PlayFrom) -> Message:
    """Say what to play, from where, and how."""
    what = article(effect.noun, effect.filters)
    said = say(f"swu-play-{effect.zone}", what=what)
    if effect.free:
        said = say("swu-play-free", play=said)
    if effect.discount:
        said = say("swu-play-discount", play=said, amount=effect.discount)
    if effect.ready:
        said = say("swu-play-ready", play=said)
    if effect.grant is not None:
        said = say("swu-play-gets", play=said, what=grant_text(effect.grant))
    return said


def search_text(effect: Search) -> Message:
    """Say what to search for, and what to do with it."""
    if effect.most == 1:
        what = article(effect.noun, effect.filters)
    else:
        plural = phrase(effect.noun, effect.filters, 2)
        what = say("swu-any-number", noun=plural) if effect.most >= 99 else say("swu-up-to", number=effect.most, noun=plural)
    if effect.combined is not None:
        what = say("swu-combined-cost", what=what, cost=effect.combined)
    where = say("swu-top-cards", count=effect.top) if effect.top else say("swu-whole-deck")
    return say(f"swu-search-{effect.then}", where=where, what=what)
