"""Lets a program that somebody else wrote, pydraughts, drive our engine in the Hub protocol.

Usage: hub.py PROGRAM. Its boards play a game of sixty plies in each variant whose squares both number alike and
refuse what is illegal.
"""

import sys

from draughts import Board
from draughts.engine import HubEngine, Limit

# Its names of variants, and the protocol's.
VARIANTS = {
    "standard": "normal",
    "frisian": "frisian",
    "frysk!": "frysk",
    "breakthrough": "bt",
    "antidraughts": "losing",
    "italian": "italian",
}


def play(program: str, variant: str, name: str) -> int:
    engine = HubEngine([program, "hub"])
    try:
        engine.hub()
        engine.configure({"variant": name})
        engine.init()
        board = Board(variant=variant)
        plies = 0
        while not board.is_over() and plies < 60:
            board.push(engine.play(board, Limit(movetime=0.02), False).move)
            plies += 1
        return plies
    finally:
        engine.quit()
        engine.kill_process()


for variant, name in VARIANTS.items():
    print(f"{name}: {play(sys.argv[1], variant, name)} plies", flush=True)
