"""A player for tablero in Python: it takes any legal answer, by the seed it is given.

tablero sim swu --games 10 --bots 'run:python3 examples/player.py,random'
tablero play swu --terminal --seats 'human,run:python3 examples/player.py'
"""

import json
import random
import sys


def say(**line):
    """Send a line."""
    print(json.dumps(line), flush=True)


def answer(asked, chance):
    """Return an answer to a question: the index of an option, or of one of the answers that are listed."""
    decision = asked["decision"]
    if decision["kind"] == "choose":
        return chance.randrange(len(decision["options"]))
    return chance.randrange(len(asked["answers"]))


def main():
    """Play a game: a line comes in, a line goes out."""
    chance = random.Random()
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "begin":
            chance.seed(told["seed"])
            say(type="ready", protocol=1)
        elif told["type"] == "ask":
            say(number=told["number"], answer=answer(told, chance))
        elif told["type"] == "refused":
            print(told["reason"]["text"], file=sys.stderr)
            say(number=told["number"], answer=0)
        elif told["type"] == "over":
            return


main()
