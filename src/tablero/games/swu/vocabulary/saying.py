"""The text of abilities, put together from their parts.

An ability says itself without knowing on which card it stands; `lines` says those of a card, and makes "this unit" the
attached unit or this leader where it is that.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tablero.games.swu.abilities import Action, Amount, Attach, Constant, Cost, Filter, Grant, Target, Triggered
from tablero.games.swu.constants import (
    ALL_KEYWORDS,
    ATTACK,
    ATTACKS_TWO,
    DOUBLE_RAID,
    ENDURES,
    HP_FOR_POWER,
    IN_PLAY,
    KEYWORD_BITS,
    LASTS_AT_ZERO,
    MAY_STRIKE_LAST,
    MUST_ATTACK_BASE,
    NEXT_REGROUP,
    NO_ATTACKS,
    NO_BASE_ATTACKS,
    NO_COMBAT_DAMAGE,
    NO_DAMAGE,
    NO_ENEMY_DEFEAT,
    NO_ENEMY_EXHAUST,
    NO_ENEMY_HARM,
    NO_ENEMY_KILL,
    NO_ENEMY_RETURN,
    NO_READYING,
    NO_REGROUP_READYING,
    NOT_ATTACKED,
    NOT_CAPTURED,
    NOT_TAKEN,
    PHASE,
    RAID,
    REACHES_GROUND,
    REACHES_SPACE,
    RESTORE,
    ROUND,
    STRIKES_FIRST,
)
from tablero.games.swu.costs import CostChange
from tablero.games.swu.names import MOMENTS_OF_PIECES, Moment
from tablero.games.swu.vocabulary.conditions.attacks import Attacking, Defending
from tablero.games.swu.vocabulary.conditions.things import ThisIs
from tablero.games.swu.vocabulary.filters.basic import Enemy, Friendly, Role, trait_name
from tablero.games.swu.vocabulary.filters.combining import in_order
from tablero.games.swu.vocabulary.filters.history import DealtBy
from tablero.games.swu.vocabulary.filters.players import ControlledBy
from tablero.games.swu.vocabulary.mechanics.coordinate import Coordinated
from tablero.games.swu.vocabulary.nouns import article, noun_of, one_of_a_kind, phrase, some
from tablero.games.swu.vocabulary.targets import Chosen, Spoken, each_of
from tablero.games.swu.vocabulary.wording import (
    bare,
    if_text,
    of_itself,
    quoted,
    renamed,
    rewritten,
    while_text,
    within,
)
from tablero.kernel import Message, say

if TYPE_CHECKING:
    from tablero.games.swu.cards import Face
    from tablero.games.swu.vocabulary.effects.attack import AttackWith
    from tablero.games.swu.vocabulary.effects.draw_and_search import Search
    from tablero.games.swu.vocabulary.effects.play import PlayFrom


ON_UPGRADE = {
    "swu-this": "swu-this-upgrade",
    "swu-other": "swu-was-attached",
    "swu-this-unit": "swu-attached",
    "swu-if-attacking": "swu-if-attached-attacking",
    "swu-if-attacking-any": "swu-if-attached-attacking-any",
    "swu-if-attacking-base": "swu-if-attached-attacking-base",
    "swu-if-defending": "swu-if-attached-defending",
}
"""What is said otherwise on an upgrade."""


ON_LEADER = {"swu-this": "swu-this-leader", "swu-this-unit": "swu-this-leader"}


ON_BASE = {"swu-this": "swu-this-base"}


def on_card(face: Face, said: Message) -> Message:
    """Return what an ability says, as it stands on this face of a card."""
    if face.upgrade:
        return renamed(said, ON_UPGRADE)
    if face.leader and face.side == "main":
        return renamed(said, ON_LEADER)
    return renamed(said, ON_BASE) if face.base else said


def lines(face: Face) -> tuple[Message, ...]:
    """Say what is written on a face of a card, ability by ability."""
    return tuple(on_card(face, ability.text()) for ability in face.abilities)


def card_lines(face: Face) -> tuple[Message, ...]:
    """Say all that is written on a card, its other sides after a heading."""
    said = [*lines(face)]
    for side in (face.unit_side, face.pilot):
        if side is not None and side.abilities:
            said += [say(f"swu-side-{side.side}"), *lines(side)]
    return tuple(said)


def join(parts: list[Message]) -> Message:
    """Join several things: "+1/+1, Sentinel and Grit"."""
    return parts[0] if len(parts) == 1 else say("swu-list", items=tuple(parts))


def keywords_text(bits: int) -> list[Message]:
    """Say the keywords of some bits."""
    return [say(f"swu-keyword-name-{name}") for name, bit in KEYWORD_BITS.items() if bits & bit]


def signed(amount: Amount) -> str:
    """Say by how much a value changes; a number that depends on the table stands as 1."""
    number = amount if isinstance(amount, int) else getattr(amount, "each", 1)
    return f"+{number}" if number >= 0 else f"−{-number}"


def _values(grant: Grant) -> list[Message]:
    """Say by how much power and HP change."""
    if isinstance(grant.power, int) and isinstance(grant.hp, int) and not grant.power and not grant.hp:
        return []
    power, hp = signed(grant.power), signed(grant.hp)
    if power[0] != hp[0]:  # 0 has the sign of the other
        power, hp = power.replace("+0", "−0"), hp.replace("+0", "−0")
    values = say("swu-values", power=power, hp=hp)
    per = grant.power if not isinstance(grant.power, int) else grant.hp
    return [values] if isinstance(per, int) else [say("swu-values-each", values=values, what=per.for_each())]


def _gained(grant: Grant) -> list[Message]:
    """Say the keywords, abilities and traits that a unit gains."""
    gained = []
    for name, amount in (("raid", grant.raid), ("restore", grant.restore)):
        if not isinstance(amount, int):
            keyword = say(f"swu-keyword-{name}", number=1)
            gained.append(say("swu-keyword-for-each", keyword=keyword, what=amount.for_each()))
        elif amount:
            gained.append(say(f"swu-keyword-{name}", number=amount))
    gained += keywords_text(grant.keywords & ~RAID & ~RESTORE)
    gained += [say("swu-the-trait", trait=trait_name(trait)) for trait in grant.traits]
    if grant.shares:
        gained.append(say("swu-its-keywords"))
    return gained + [quoted(ability.text()) for ability in grant.abilities]


LIMITS = {
    NO_BASE_ATTACKS: "no-base-attacks",
    NOT_ATTACKED: "not-attacked",
    STRIKES_FIRST: "strikes-first",
    REACHES_GROUND: "reaches-ground",
    NO_READYING: "no-readying",
    NO_ATTACKS: "no-attacks",
    NO_DAMAGE: "no-damage",
    LASTS_AT_ZERO: "lasts-at-zero",
    REACHES_SPACE: "reaches-space",
    NOT_CAPTURED: "not-captured",
    NO_ENEMY_DEFEAT: "no-enemy-defeat",
    NO_ENEMY_HARM: "no-enemy-harm",
    NO_ENEMY_EXHAUST: "no-enemy-exhaust",
    NO_ENEMY_RETURN: "no-enemy-return",
    DOUBLE_RAID: "double-raid",
    HP_FOR_POWER: "hp-for-power",
    NO_REGROUP_READYING: "no-regroup-readying",
    MUST_ATTACK_BASE: "must-attack-base",
    ENDURES: "endures",
    NO_ENEMY_KILL: "no-enemy-kill",
    ATTACKS_TWO: "attacks-two",
    MAY_STRIKE_LAST: "may-strike-last",
    NO_COMBAT_DAMAGE: "no-combat-damage",
    NOT_TAKEN: "not-taken",
}
"""The words for what a unit is forbidden or allowed."""
UNTIL = {ATTACK: "attack", PHASE: "phase", ROUND: "round", IN_PLAY: "in-play", NEXT_REGROUP: "next-regroup"}
"""The words for how long something lasts."""


def _endured(grant: Grant) -> list[Message]:
    """Say what a unit loses, can't do, or may do beyond the rules, each as a verb phrase."""
    said = []
    if grant.lost == ALL_KEYWORDS:
        said.append(say("swu-loses-keywords"))
    elif grant.lost:
        said.append(say("swu-loses", what=join(keywords_text(grant.lost))))
    said += [say("swu-loses-trait", trait=trait_name(trait)) for trait in grant.lost_traits]
    if grant.blank:
        said.append(say("swu-loses-all-other" if _gained(grant) else "swu-loses-all"))
    return said + [say(f"swu-limit-{word}") for bit, word in LIMITS.items() if grant.limits & bit]


def grant_parts(grant: Grant) -> list[Message]:
    """Say what a unit gets, gains and loses, each as a verb phrase: "gets +1/+0", "gains Sentinel"."""
    parts = [say("swu-gets", values=values) for values in _values(grant)]
    power, hp = grant.printed
    if hp is not None:
        parts.append(say("swu-counts-as", power="none" if power is None else str(power), hp=hp))
    gained = _gained(grant)
    if gained:
        parts.append(say("swu-gains", what=join(gained)))
    return parts + _endured(grant)


def grant_text(grant: Grant) -> Message:
    """Say all that a unit gets: "gets +1/+0 and gains Sentinel"."""
    return join(grant_parts(grant))


def give_text(grant: Grant, to: Target, until: int) -> Message:
    """Say that something is given for a while: "give a unit +2/+0 for this phase"."""
    if not _endured(grant) and grant.printed == (None, None):
        values = _values(grant)
        id = "swu-give-each" if any(one.id == "swu-values-each" for one in values) else "swu-give"
        what = join([*values, *_gained(grant)])
        if isinstance(to, Spoken) and to.who == "this":
            what = rewritten(what, of_itself)
        return say(id, who=each_of(to), what=what, until=say(f"swu-until-{UNTIL[until]}"))
    one = isinstance(to, Chosen) and to.most == 1
    many = (isinstance(to, Chosen) and to.most > 1) or (isinstance(to, Spoken) and to.who == "them")
    who = say("swu-it-does") if one else say("swu-each-of-them") if many else to.text()
    what = renamed(grant_text(grant), {"swu-limit-lasts-at-zero": "swu-limit-lasts-at-zero-lasting"})
    said = say("swu-has-until", who=who, what=what, until=say(f"swu-until-{UNTIL[until]}"))
    return say("swu-choose-then", what=to.text(), effect=said) if to.asks else said


def triggered_text(ability: Triggered) -> Message:
    """Say a triggered ability: its condition, a colon, its effect."""
    if ability.keyword == "bounty":
        head, effect = say("swu-head-bounty"), bounty_text(ability)
    else:
        heads = [_head(ability, name) for name in ability.on]
        head, effect = heads[0], ability.effect.text()
        for one in heads[1:]:
            head = say("swu-slash", first=head, second=one)
    if ability.condition is not None:
        effect = if_text(ability.condition.text(), effect)
    return _limited(say("swu-headed", head=head, text=effect), ability.limit)


def bounty_text(ability: Triggered) -> Message:
    """Say what a Bounty brings: that collecting it is optional goes without saying."""
    said = ability.effect.text()
    return within(said) if said.id in ("swu-may", "swu-may-let") else said


def _limited(said: Message, limit: str) -> Message:
    return say("swu-sentence", text=say(f"swu-once-each-{limit}", text=said) if limit else said)


def _head(ability: Triggered, name: Moment) -> Message:
    if ability.about is None:
        return say(f"swu-head-{name}")
    if name not in MOMENTS_OF_PIECES:
        return say(f"swu-head-{name}-{ability.whose}", what=article("card", (ability.about,)))
    said_of = in_order((ability.about,))
    about = [one for one in said_of if not isinstance(one, DealtBy)]
    if ability.whose != "any" and not any(isinstance(one, Friendly | Enemy | ControlledBy) for one in about):
        about.append(Friendly() if ability.whose == "you" else Enemy())
    said = say(f"swu-head-of-{name}", what=article(MOMENTS_OF_PIECES[name], about))
    for one in said_of:
        if isinstance(one, DealtBy):
            said = one.text(said, 1)
    return said


def action_text(ability: Action) -> Message:
    """Say an action ability: its cost in brackets, a colon, its effect."""
    effect = ability.effect.text()
    if ability.condition is not None and not isinstance(ability.condition, Coordinated):
        effect = if_text(ability.condition.text(), effect)
    if not ability.costs:
        head = say("swu-head-epic" if ability.epic else "swu-head-action-free")
    else:
        costs = ability.costs[0].text()
        for cost in ability.costs[1:]:
            costs = say("swu-comma", first=costs, second=cost.text())
        head = say("swu-head-epic-costs" if ability.epic else "swu-head-action", costs=costs)
    said = say("swu-headed", head=head, text=effect)
    if ability.anybody:
        said = say("swu-anybody", text=said)
    if isinstance(ability.condition, Coordinated):
        return say("swu-sentence", text=say("swu-coordinate", text=said))
    if ability.times > 1:
        return say("swu-sentence", text=say("swu-times-each-game", text=said, count=ability.times))
    return _limited(said, ability.limit)


def constant_text(ability: Constant) -> Message:
    """Say a constant ability: "While …, each friendly unit gets +1/+0."."""
    to, condition = ability.to, ability.condition
    if isinstance(condition, Coordinated):
        return say("swu-sentence", text=say("swu-coordinate", text=_coordinated_text(ability)))
    what = grant_text(ability.grant)
    if to is None:
        what = rewritten(what, of_itself)
    if to is None and isinstance(condition, ThisIs | Attacking | Defending):
        said = say("swu-it-has", what=what)
    else:
        if to is None:
            who = say("swu-this-unit")
        elif isinstance(to, Filter):
            role = next((one for one in in_order((to,)) if isinstance(one, Role)), None)
            each = say("swu-each", noun=phrase("unit", (to,), 1))
            who = each if role is None else one_of_a_kind(role, in_order((to,)))
        else:
            who = to.text()
        said = say("swu-has", who=who, what=what)
    if condition is not None:
        said = while_text(condition.text(), said)
    return say("swu-sentence", text=said)


def _coordinated_text(ability: Constant) -> Message:
    """Say what follows Coordinate: an ability or keywords as they are, anything else as a sentence."""
    grant = ability.grant
    if ability.to is None and not _values(grant) and not _endured(grant):
        if grant.abilities:
            return bare(grant.abilities[0].text())
        return join(_gained(grant))
    return bare(constant_text(replace(ability, condition=None)))


def attach_text(ability: Attach) -> Message:
    """Say what an upgrade can be attached to."""
    return say("swu-attach-to", what=article("unit", ability.to))


def cost_text(ability: CostChange) -> Message:
    """Say how costs are changed."""
    noun = "upgrade" if ability.on_this and noun_of("card", ability.cards) == "card" else "card"
    if ability.whose == "this":
        what = say("swu-this-card")
    else:
        first = f"-first-{ability.first}" if ability.first else ""
        whose = "on-this" if ability.on_this else "next" if ability.once else ability.whose
        what = say(
            f"swu-cards-of-{whose}{first}", what=phrase(noun, ability.cards, 1), kind=noun_of(noun, ability.cards)
        )
    if ability.ignores_aspects and (ability.first or ability.once):
        said = say("swu-ignore-aspects-in", what=what)
    elif ability.ignores_aspects and ability.on_this:
        said = say("swu-ignore-aspects-on-this", what=phrase(noun, ability.cards, 2))
    elif ability.ignores_aspects and ability.whose != "this":
        said = say("swu-ignore-aspects", what=phrase(noun, ability.cards, 2))
    elif ability.ignores_aspects:
        said = say("swu-ignore-own-aspects")
    elif ability.ignores:
        said = say("swu-ignore-aspect", what=what, aspect=say(f"swu-aspect-{ability.ignores}"))
    elif ability.exploit:
        said = say("swu-has", who=what, what=say("swu-gains", what=say("swu-keyword-exploit", number=ability.exploit)))
    else:
        said = say("swu-costs-less" if ability.amount < 0 else "swu-costs-more", what=what, amount=abs(ability.amount))
    if ability.each is not None:
        said = say("swu-costs-each", costs=said, what=ability.each.for_each())
    if ability.on:
        said = say("swu-costs-on", costs=said, what=article("unit", ability.on))
    if ability.condition is not None:
        said = if_text(ability.condition.text(), said)
    return say("swu-sentence", text=said)


def priced_text(id: str, cost: int, aspects: tuple[str, ...], extra: Cost | None = None) -> Message:
    """Say a keyword with a cost and its aspects."""
    said = say("swu-cost-resources", count=cost)
    for aspect in aspects:
        said = say("swu-price", price=said, aspect=say(f"swu-aspect-{aspect}"))
    if extra is not None:
        said = say("swu-comma", first=said, second=extra.text())
    return say(id, price=said)


def attack_text(effect: AttackWith) -> Message:
    """Say with what to attack, and how."""
    who = say("swu-it") if effect.it else article("unit", effect.filters)
    if effect.who is not None:
        who = effect.who.text()
    manner = effect.manner
    said = say("swu-attack-even-exhausted" if manner.exhausted else "swu-attack-with", who=who)
    parts = grant_parts(manner.grant)
    if parts:
        said = say("swu-attack-gets", attack=said, what=join(parts))
    for kind, grant in effect.extra:
        said = say("swu-attack-if-gets", attack=said, sort=article("unit", (kind,)), what=grant_text(grant))
    for condition, grant in manner.given:
        said = say("swu-attack-given", attack=said, condition=condition.text(), what=grant_text(grant))
    for condition, grant in manner.taken:
        said = say("swu-attack-taken", attack=said, condition=condition.text(), what=grant_text(grant))
    if grant_parts(manner.defender):
        said = say("swu-attack-defender", attack=said, what=grant_text(manner.defender))
    if manner.no_bases:
        said = say("swu-attack-no-bases", attack=said)
    return said


def play_text(effect: PlayFrom) -> Message:
    """Say what to play, from where, and how."""
    said = say(f"swu-play-{effect.zone}", what=article(effect.noun, effect.filters))
    if effect.defeated:
        said = say("swu-play-defeated", play=said)
    if effect.piloting:
        said = say("swu-play-piloting", play=said)
    if effect.on_this:
        said = say("swu-play-on-this", play=said)
    if effect.onto:
        said = say("swu-play-onto", play=said, what=article("unit", effect.onto))
    if effect.free:
        said = say("swu-play-free", play=said)
    if effect.ignore_aspects:
        said = say("swu-play-ignore-aspects", play=said)
    if effect.ignore_one:
        said = say("swu-play-ignore-one", play=said)
    more = []
    if not isinstance(effect.discount, int):
        more.append(say("swu-play-discount-each", what=effect.discount.for_each()))
    elif effect.discount:
        more.append(say("swu-play-discount", amount=effect.discount))
    for kind, number in effect.more:
        more.append(say("swu-play-discount-kind", sort=article(effect.noun, (kind,)), amount=number))
    if effect.exploit:
        more.append(say("swu-play-exploit", keyword=say("swu-keyword-exploit", number=effect.exploit)))
    if effect.ready:
        more.append(say("swu-play-ready"))
    if effect.grant is not None:
        more.append(say("swu-play-gets", what=grant_text(effect.grant)))
    if effect.with_credit is not None:
        more.append(say("swu-with-credit-gets", what=grant_text(effect.with_credit)))
    for one in more:
        said = say("swu-then", first=said, second=one)
    return said


def search_text(effect: Search) -> Message:
    """Say what to search for, and what to do with it."""
    what = some(effect.noun, effect.filters, effect.most, least=int(effect.most == 1))
    if effect.combined is not None:
        what = say("swu-combined-cost", what=what, cost=effect.combined)
    where = say("swu-top-cards", count=effect.top) if effect.top else say("swu-whole-deck")
    shown = "revealed-" if effect.then == "draw" and (effect.filters or effect.noun != "card") else ""
    kind = noun_of(effect.noun, effect.filters)
    said = say(f"swu-search-{shown}{effect.then}", where=where, what=what, n=min(effect.most, 2), kind=kind)
    if effect.discount:
        said = say("swu-then", first=said, second=say("swu-play-discount", amount=effect.discount))
    return say("swu-then", first=said, second=say("swu-play-ready")) if effect.ready else said
