"""The words that abilities are written in: what `content` is made of.

A card is a line or a few: `text(when_played(deal(2, a(enemy, ground))))`. In which order adjectives are listed doesn't
matter. How to write one, and a new word with its text, is in docs/swu-cards.md.
"""

from __future__ import annotations

from tablero.games.swu.vocabulary.abilities.keywords import *
from tablero.games.swu.vocabulary.abilities.kinds import *
from tablero.games.swu.vocabulary.abilities.replacements import *
from tablero.games.swu.vocabulary.abilities.rules import *
from tablero.games.swu.vocabulary.amounts.arithmetic import *
from tablero.games.swu.vocabulary.amounts.counting import *
from tablero.games.swu.vocabulary.amounts.history import *
from tablero.games.swu.vocabulary.amounts.values import *
from tablero.games.swu.vocabulary.conditions.attacks import *
from tablero.games.swu.vocabulary.conditions.combining import *
from tablero.games.swu.vocabulary.conditions.control import *
from tablero.games.swu.vocabulary.conditions.history import *
from tablero.games.swu.vocabulary.conditions.things import *
from tablero.games.swu.vocabulary.costs import *
from tablero.games.swu.vocabulary.effects.attack import *
from tablero.games.swu.vocabulary.effects.choose import *
from tablero.games.swu.vocabulary.effects.combining import *
from tablero.games.swu.vocabulary.effects.control import *
from tablero.games.swu.vocabulary.effects.damage import *
from tablero.games.swu.vocabulary.effects.defeat import *
from tablero.games.swu.vocabulary.effects.discard import *
from tablero.games.swu.vocabulary.effects.discard_pile import *
from tablero.games.swu.vocabulary.effects.draw_and_search import *
from tablero.games.swu.vocabulary.effects.enemy_resources import *
from tablero.games.swu.vocabulary.effects.exhaust_and_ready import *
from tablero.games.swu.vocabulary.effects.game import *
from tablero.games.swu.vocabulary.effects.give import *
from tablero.games.swu.vocabulary.effects.hand_to_deck import *
from tablero.games.swu.vocabulary.effects.heal import *
from tablero.games.swu.vocabulary.effects.look_and_reveal import *
from tablero.games.swu.vocabulary.effects.name_a_card import *
from tablero.games.swu.vocabulary.effects.play import *
from tablero.games.swu.vocabulary.effects.players import *
from tablero.games.swu.vocabulary.effects.resources import *
from tablero.games.swu.vocabulary.effects.return_and_move import *
from tablero.games.swu.vocabulary.effects.tokens import *
from tablero.games.swu.vocabulary.effects.unit_damage import *
from tablero.games.swu.vocabulary.effects.upgrades import *
from tablero.games.swu.vocabulary.effects.use_again import *
from tablero.games.swu.vocabulary.filters.attacks import *
from tablero.games.swu.vocabulary.filters.basic import *
from tablero.games.swu.vocabulary.filters.combining import *
from tablero.games.swu.vocabulary.filters.history import *
from tablero.games.swu.vocabulary.filters.keywords import *
from tablero.games.swu.vocabulary.filters.numbers import *
from tablero.games.swu.vocabulary.filters.places import *
from tablero.games.swu.vocabulary.filters.players import *
from tablero.games.swu.vocabulary.filters.sharing import *
from tablero.games.swu.vocabulary.filters.upgrades import *
from tablero.games.swu.vocabulary.mechanics.bounty import *
from tablero.games.swu.vocabulary.mechanics.capture import *
from tablero.games.swu.vocabulary.mechanics.coordinate import *
from tablero.games.swu.vocabulary.mechanics.credits import *
from tablero.games.swu.vocabulary.mechanics.disclose import *
from tablero.games.swu.vocabulary.mechanics.exploit import *
from tablero.games.swu.vocabulary.mechanics.force import *
from tablero.games.swu.vocabulary.mechanics.indirect import *
from tablero.games.swu.vocabulary.mechanics.leaders import *
from tablero.games.swu.vocabulary.mechanics.pilots import *
from tablero.games.swu.vocabulary.mechanics.plot import *
from tablero.games.swu.vocabulary.mechanics.smuggle import *
from tablero.games.swu.vocabulary.short import *
from tablero.games.swu.vocabulary.targets import *
