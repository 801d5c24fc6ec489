"""What the HTTP API answers, for its description: `openapi` tells it, and a test compares it with what is really said."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablero.rules.catalogue import Example, Rule
from tablero.server.terms import Chat, Kind

Status = Literal["open", "playing", "over"]


class Answer(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something that the API answers."""


class Said(Answer):
    """A message: its id in the catalogues, and what stands in it."""

    id: str
    args: dict[str, Any] = {}


class GameSetting(Answer):
    """A setting of a game: what it may be (anything, if empty), and what it usually is."""

    name: str
    values: list[Any]
    default: Any


class Brought(Answer):
    """What each player brings: the setting that holds it, the formats, and how many where it is not one."""

    setting: str
    formats: list[str]
    count: dict[str, int]


class AGame(Answer):
    """A game, the bots that play it, and what players bring to it."""

    name: str
    seats: list[int]
    settings: list[GameSetting]
    bots: list[str]
    brings: Brought | None
    odds: bool
    """Whether its odds can be asked."""
    guide: bool
    """Whether it has a guided first game."""


class ALanguage(Answer):
    """A language, and what it calls itself."""

    lang: str
    name: str


class Catalogues(Answer):
    """The texts of a game in a language, and English ones for what it doesn't say."""

    lang: str
    ftl: list[str]
    english: list[str]


class GameCatalogues(Catalogues):
    """The same of a game, and what the language calls its cards, by their English names."""

    called: dict[str, str]


class FoundCards(Answer):
    """Cards that somebody looked for: how many there are, some of them, and by what they can be narrowed."""

    total: int
    cards: list[dict[str, Any]]
    filters: dict[str, list[str]]


class OddsField(Answer):
    """Something that a question about odds may say: `default` where nobody says it, `choices` where these are few words."""

    name: str
    about: Said
    default: str | None
    choices: list[str]
    flag: bool


class OddsSection(Answer):
    """Fields that belong together, and how often they may be there."""

    section: str
    most: int
    fields: list[OddsField]


class OddsForm(Answer):
    """What can be asked about the odds of a game."""

    form: list[OddsSection]


class OddsMeasure(Answer):
    """How likely each number of something is."""

    name: str
    label: Said
    mean: float
    deviation: float
    chances: dict[str, float]
    at_least: dict[str, float]


class OddsFigure(Answer):
    """How likely something is."""

    name: str
    label: Said
    chance: float


class OddsOption(Answer):
    """What comes of one option, which is as the first but for its words."""

    words: list[str]
    measures: list[OddsMeasure]
    figures: list[OddsFigure]
    notes: list[Said]


class Odds(Answer):
    """What comes of a question about odds."""

    options: list[OddsOption]


class WrittenList(Answer):
    """A list as a file."""

    text: str


class OwnList(Answer):
    """A list that is kept in an account."""

    id: str
    game: str
    name: str
    format: str
    changed: int


class OwnListInFull(OwnList):
    """The same with the list."""

    text: str


class ExportedList(Answer):
    """A list as it is taken along."""

    game: str
    name: str
    format: str
    text: str


class ReadyList(Answer):
    """Something ready-made that a player can bring by its name; `about` is for the table of its game."""

    name: str
    title: str
    formats: list[str]
    about: dict[str, Any]


class Problem(Answer):
    """What a list may not have."""

    message: Said
    rule: str | None


class CheckedList(Answer):
    """A pasted list as a table takes it, or null if it can't be read, and all that is wrong with it."""

    value: Any
    title: Said | None
    about: dict[str, Any] | None
    problems: list[Problem]


class ASeat(Answer):
    """A seat: `away` while a bot goes on for somebody who may come back."""

    kind: Kind
    name: str | None
    level: str | None
    away: bool


class AClock(Answer):
    """A clock, in milliseconds."""

    start: int
    increment: int
    renews: bool


class ATable(Answer):
    """What anybody may know of a table."""

    table: str
    status: Status
    game: str
    settings: dict[str, Any]
    seats: list[ASeat]
    created: int
    clock: AClock | None
    spectators: bool
    chat: Chat
    again: str | None
    shared: bool
    hints: bool
    rated: bool


class ListedTable(ATable):
    """A table in a list, and when something happened there."""

    changed: int


class Strength(Answer):
    """How strong somebody is, give or take the deviation; no more than a guess while it is provisional."""

    rating: int
    deviation: int
    provisional: bool


class OfferedTable(ListedTable):
    """A table in the lobby, and how strong those at its seats are where it is rated."""

    ratings: list[Strength | None]


class Changed(Strength):
    """The same, and by how much the game has changed it; null as long as it goes on, or where it was not counted."""

    change: int | None


class TableRatings(Answer):
    """How strong those at a rated table are; `uncounted` says why its end was not counted, if it was not."""

    rated: bool
    uncounted: Literal["gone", "early"] | None
    seats: list[Changed | None]


class Standing(Strength):
    """The same by how many games."""

    games: int


class Placed(Standing):
    """Somebody in the list of those who are rated."""

    place: int
    name: str


class Leaders(Answer):
    """Those who are rated at a game in a format: how many there are, and some of them."""

    format: str
    formats: list[str]
    total: int
    players: list[Placed]


class Pairing(Answer):
    """Whether somebody waits for another to play with (`game`), since when, and the table if one was found."""

    game: str | None
    rated: bool
    since: int | None
    table: str | None


class Wished(Pairing):
    """The same, and the token of the person who waits."""

    token: str


class RatedResult(Answer):
    """What a game made of a rating."""

    table: str
    at: int
    rating: int


class OwnRating(Standing):
    """The person's rating at a game in a format, and how it came about."""

    game: str
    format: str
    history: list[RatedResult]


class MyTable(ListedTable):
    """One of the person's own tables, and whose turn it is there; null if it can't be opened any more."""

    mine: list[int]
    waiting: list[int] | None


class Person(Answer):
    """Somebody whom the person knows."""

    id: str
    name: str


class Friend(Person):
    """A friend, and whether they are here, or at a table."""

    online: bool
    playing: bool


class KnownPeople(Answer):
    """The person's friends, those whom the person has asked, and those who ask."""

    friends: list[Friend]
    asked: list[Person]
    asking: list[Person]


class AnInvitation(Answer):
    """A friend invites to a table."""

    id: str
    table: str
    game: str
    name: str
    at: int


class NoticeSettings(Answer):
    """How the person is told that it is their turn: by mail, if this server sends any; by push to devices, if it has a key."""

    mail: bool
    mails: bool
    push: str | None
    devices: int


class AddedDevice(Answer):
    """The id of a browser that is told from now on."""

    id: str


class KeptNotices(Answer):
    """How the person is told, as it is kept."""

    mail: bool
    devices: list[str]


class Myself(Answer):
    """The person who made the request; `asking` is how many want to be friends."""

    name: str
    account: bool
    mail: str | None
    tables: list[MyTable]
    invitations: list[AnInvitation]
    asking: int


class ASession(Answer):
    """One of the person's own sessions: when it was made and last used; `here` is that of the request."""

    id: str
    made: int | None
    used: int | None
    expires: int
    here: bool


class KeptSession(Answer):
    """A session as it is kept."""

    id: str
    made: int | None
    used: int | None
    expires: int


class SaidLine(Answer):
    """A line of chat."""

    table: str
    at: int
    text: str


class MyReport(Answer):
    """What the person has reported."""

    at: int
    table: str
    name: str | None
    said: str | None
    why: str


class HeldTable(ListedTable):
    """A table at which the person sits."""

    mine: list[int]


class FinishedGame(HeldTable):
    """A finished game: the seats that have won (none: a draw; null: not noted), and what the person's deck or army is called."""

    winners: list[int] | None
    brought: Said | None


class Export(Answer):
    """All that is kept of the person."""

    name: str
    login: str | None
    mail: str | None
    created: int
    sessions: list[KeptSession]
    tables: list[HeldTable]
    chat: list[SaidLine]
    lists: list[ExportedList]
    ratings: list[OwnRating]
    notices: KeptNotices
    friends: list[str]
    blocked: list[str]
    reports: list[MyReport]


class Blocked(Answer):
    """Somebody whom the person doesn't want to meet."""

    id: str
    name: str


class MadeTable(Answer):
    """A new table, the links for its seats, and the token of the person who made it."""

    table: str
    links: list[str | None]
    token: str


class Joined(Answer):
    """The seat that was taken, and the token of the person who sits there."""

    token: str
    seat: int


class SignedIn(Answer):
    """A new session."""

    name: str
    token: str


class SignedInAgain(SignedIn):
    """A new session of an account, and the tables where the guest one was keeps the seats: the account has one itself."""

    left: list[str]


class Ending(Answer):
    """How a game ended; nobody in `winners` is a draw."""

    winners: list[int]
    why: Said
    scores: list[int]


class Seen(Answer):
    """What a seat, or a spectator, may know."""

    seat: int | None
    question: int
    waiting: list[int]
    view: dict[str, Any]
    decision: dict[str, Any] | None
    rule: str | None
    outcome: Ending | None
    log: list[Said]
    step: int


class Report(Seen):
    """A game that goes on, as the asker knows it."""

    tablero: Literal["report"]
    table: str
    game: str


class Moment(Seen):
    """A moment of a game."""

    moment: int


class LogLine(Answer):
    """A line of the log, and the moment at which it was told."""

    moment: int
    message: Said


class Story(Answer):
    """A game from its beginning to its last moment."""

    game: str
    rules: int
    count: int
    moments: int
    outcome: Ending | None
    log: list[LogLine]


class Replay(ATable):
    """The same of a game at a table."""

    rules: int
    count: int
    moments: int
    outcome: Ending | None
    log: list[LogLine]


class GuideStep(Answer):
    """A step of a guided first game: what is told, its rules, what goes on, things to look at, and the wanted answer."""

    say: Said
    rules: list[str]
    want: Literal["this", "any", "read"]
    point: list[str]
    wanted: Any


class AGuide(Answer):
    """A guided first game: where the learner sits, and all that there is to learn."""

    game: str
    seat: int
    seats: int
    settings: dict[str, Any]
    steps: list[GuideStep]


class GuideLine(Answer):
    """A line of the log, and after how many events it was told."""

    at: int
    message: Said


class GuideMoment(Answer):
    """A moment on the way to a step, as a table tells it; what is asked comes with the last one."""

    seat: int
    question: int
    waiting: list[int]
    view: dict[str, Any]
    decision: dict[str, Any] | None
    rule: str | None
    described: list[Said]
    outcome: Ending | None
    kept: int
    log: list[GuideLine]
    step: int


class GuidePage(Answer):
    """A step of a guided first game: what had been said before, and the moments since the step before."""

    step: int
    before: list[GuideLine]
    way: list[GuideMoment]


class Judged(Answer):
    """Whether an answer is the one that a step is about."""

    right: bool


class Considered(Answer):
    """A plan: its answers, how likely it seems to win, in how many imagined games it was tried, and what the others may do."""

    words: list[Said]
    chance: float
    tries: int
    expects: list[Said]


class Thought(Answer):
    """What a bot considered, first what it chose."""

    seat: int
    plans: list[Considered]
    iterations: int
    cut_short: bool


class Advised(Answer):
    """What a bot would do at a seat; it answers by habit where there is no thought."""

    bot: str
    seat: int
    asked: Said
    choice: Any
    answer: Said
    thought: Thought | None


class Hint(Advised):
    """The same for the question with this number."""

    question: int


class LookedBack(Advised):
    """The same at a step of a finished game, and what was chosen there."""

    step: int
    chosen: Said | None


class Decided(Answer):
    """A decision, and how likely each seat was to win before it."""

    step: int
    seat: int
    question: Said
    answer: Said
    chances: list[float]


class Continued(Answer):
    """Who answers what."""

    seat: int
    answer: Said


class AMistake(Decided):
    """A choice that was worse than another: the chance after both, and how the better one would have gone on."""

    better: Said
    chance: float
    chance_better: float
    loss: float
    line: list[Continued]


class FoundInGame(Answer):
    """What was found in a game, by which bot."""

    bot: str
    teams: list[int]
    outcome: Ending
    decisions: list[Decided]
    mistakes: list[AMistake]


class AnAnalysis(Answer):
    """How far an analysis is, and what was found so far."""

    status: Literal["none", "working", "done", "stopped"]
    examined: int
    total: int
    found: FoundInGame | None


class RuleTold(Rule, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A rule, with the name of its rulebook."""

    book: str


class RuleInFull(RuleTold, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A rule with its examples, and whether it is enforced."""

    status: str
    examples: list[Example]


class RuleInBook(Answer):
    """A rule as it stands in its book, in one language."""

    id: str
    section: str
    title: str
    text: str


class ABook(Answer):
    """All rules of a rulebook in one language, in the book's order."""

    book: str
    lang: str
    rules: list[RuleInBook]


ANSWERS: dict[str, Any] = {
    "games": list[AGame],
    "languages": list[ALanguage],
    "ownTexts": Catalogues,
    "texts": GameCatalogues,
    "lists": list[ReadyList],
    "checkList": CheckedList,
    "readyList": WrittenList,
    "writeList": WrittenList,
    "searchCards": FoundCards,
    "odds": OddsForm,
    "oddsAnswer": Odds,
    "guide": AGuide,
    "guideStep": GuidePage,
    "answerGuide": Judged,
    "lookInGuide": dict[str, Any],
    "ownLists": list[OwnList],
    "keepList": OwnList,
    "ownList": OwnListInFull,
    "changeList": OwnList,
    "previewSetting": dict[str, Any],
    "card": dict[str, Any],
    "createTable": MadeTable,
    "tables": list[OfferedTable],
    "table": ListedTable,
    "join": Joined,
    "record": Report,
    "openRecord": Story,
    "recordMoments": list[Moment],
    "replay": Replay,
    "moments": list[Moment],
    "hint": Hint,
    "analysis": AnAnalysis,
    "analyse": AnAnalysis,
    "advice": LookedBack,
    "tableRatings": TableRatings,
    "ratings": Leaders,
    "ownRatings": list[OwnRating],
    "friends": KnownPeople,
    "notices": NoticeSettings,
    "addDevice": AddedDevice,
    "wish": Wished,
    "waiting": Pairing,
    "withdraw": Pairing,
    "createAccount": SignedIn,
    "signIn": SignedInAgain,
    "useCode": SignedIn,
    "me": Myself,
    "finishedGames": list[FinishedGame],
    "sessions": list[ASession],
    "export": Export,
    "blocked": list[Blocked],
    "searchRules": list[RuleTold],
    "rule": RuleInFull,
    "rulebook": ABook,
    "health": str,
    "metrics": str,
}
"""What each operation answers when all went well."""
