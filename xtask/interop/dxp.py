"""Lets a program that somebody else wrote, pydraughts, play our engine in the DXP protocol.

Usage: dxp.py PROGRAM. In each variant it asks our engine, which listens, for a game and plays the first of its legal
moves. Going back is left out: it mistakes our colour for its own there and waits for a move that nobody owes it.
"""

import subprocess
import sys

from draughts import Board
from draughts.engine import DXPEngine

# Its names of variants, and ours.
VARIANTS = {"standard": "international", "frisian": "frisian"}
# A minute is the least the protocol knows: our engine takes about a second for each of its moves.
PLIES = 6


def play(program: str, variant: str, name: str) -> int:
    command = [program, "dxp", "--variant", name, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as ours:
        port = ours.stdout.readline().rsplit(":", 1)[1].strip()
        engine = DXPEngine(options={"port": port, "initial-time": 60})
        board = Board(variant=variant)
        board.push(board.legal_moves()[0])
        while not board.is_over() and len(board.move_stack) < PLIES:
            board.push(engine.play(board).move)
            if not board.is_over():
                board.push(board.legal_moves()[0])
        engine.quit()
        said = ours.stdout.read()
    if ours.returncode != 0 or "not legal" in said:
        raise SystemExit(f"{name}: {said}")
    return len(board.move_stack)


for variant, name in VARIANTS.items():
    print(f"{name}: {play(sys.argv[1], variant, name)} plies", flush=True)
