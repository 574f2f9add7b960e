# What the program says of a game under way. $color and $other are `white` or `black`.

or = or
and = and
color = { $color ->
    [white] White
   *[black] Black
}
other = { $other ->
    [white] White
   *[black] Black
}
count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}

# Why something cannot be done
begins = { color } begins.
    .detail = So the rules of this game have it.
not-your-turn = Not your turn.
    .detail = { color } is to move.
game-over = The game is over.
    .detail = Undo, or start a new one.
browsing-refusal = You are looking back.
    .detail = Press Esc to return to the game.
blocked = { $square } is blocked.
    .detail = It has no free square to go to.
king-run = The king on { $square } must rest.
    .detail = It has made three moves in a row.
occupied = { $square } is not free.
    .detail = Choose an empty square.
must-capture = { $squares } must capture.
    .detail = Capturing comes before any other move.
must-capture-backwards = { $squares } must capture.
    .detail = Men capture backwards too in these rules.
too-few = You must take { $count }, this takes { $less }.
    .detail = Start with { $squares }.
another-goes-first = { $squares } must capture.
    .detail = In these rules that capture goes before this piece's.
must-take-with-this = { $count ->
    [1] { $from } must take.
   *[other] { $from } must take { count }.
}
    .detail = { $from }-{ $to } is not possible now.
men-take-forward = Men capture forward only.
    .detail = Kings capture backwards too in these rules.
men-step-forward = Men move forward only.
    .detail = Reach the last row to be crowned.
no-such-move = { $from } cannot go to { $to }.
    .detail = The ringed squares are the ones it can reach.
not-a-move = “{ $text }” is not played.
move-is-written = A move is written like { $example }.
no-such-square = This board has no square { $square }.
possible-moves = Possible: { $moves }.
it-could-be = It could be { $moves }.
one-rule-only = This game has one capture rule.
    .detail = English draughts can be played by both.

# What can be done
setting-up = Set up a position.
    .detail = Click to put a piece, drag to move it.
cannot-be-played = This cannot be played yet.
confirm-move = Play { $move }?
    .detail = Enter or a click on the goal plays it, Esc takes it back.
looking-back = Looking back: { $ply } of { $plies }
    .detail = Esc returns to the game.
replaying = Replay: { $ply } of { $plies }
    .detail = Esc or a click ends it.
replay-stands = Replay stands: { $ply } of { $plies }
    .detail = Esc or a click ends it.
computer-thinks = The computer is thinking.
    .detail = Move makes it answer now.
looking-for-hint = Looking for a good move.
    .detail = One second.
computer-waits = The computer waits.
    .detail = Press Resume to let it go on.
choose-man = Which man do you take?
    .detail = Click { $squares }.
choose-piece = Which piece do you take?
    .detail = Click { $squares }.
go-on-or-stop = Go on, or stop here.
    .detail = Click the piece again to stop.
go-on = Go on.
    .detail = Click where it lands next.
man-in-hand = { $count ->
    [1] { $square } can go to one square.
   *[other] { $square } can go to { count } squares.
}
    .detail = Click a ring, or drag.
king-in-hand = { $count ->
    [1] King { $square } can go to one square.
   *[other] King { $square } can go to { count } squares.
}
    .detail = Click a ring, or drag.
takes = { $square } takes { count }.
    .detail = It lands on { $to }. Click there, or drag.
you-must-take = { $count ->
    [0] You must take.
   *[other] You must take { count }.
}
one-way = { $from } takes { $squares }, landing on { $to }.
take-with = Take with { $squares }.
your-move = Your move.
    .detail = Click a piece, or drag it.
    .optional = You may capture, but need not.
side-to-move = { color } to move.
    .detail = Click a piece, or drag it.
    .optional = You may capture, but need not.
hint-is = Try { $move }.
    .detail = The arrow shows it. Hint again tells why.

# What has happened
hint-why = Try { $move }: { $score }.
    .detail = It expects { $line }.
engine-note = The engine goes on without something.
    .detail = { $note }.
ballot-drawn = The ballot is drawn.
    .detail = It begins { $moves }.
engine-stopped = The computer player stopped.
    .detail = Reason: { $why }. Press Resume to try again.
found-no-move = it found no move
its-move-is-not-legal = its move is not legal here
saved = Saved.
saved-position = Saved, the position only.
not-saved = Not saved.
opened = { $count ->
    [one] Opened: one move.
   *[other] Opened: { $count } moves.
}
read-with-remarks = { $count ->
    [one] Read with a remark.
   *[other] Read with { $count } remarks.
}
not-opened = Not opened.
first-of-several = The file holds several games; this is the first.
not-recalled = { $what ->
    [settings] The settings could not be read.
    [files] The list of files could not be read.
   *[game] The last game could not be read.
}
    .detail = { $why }. The usual is in force.
resumed = The last game goes on.
    .detail = { $count ->
        [one] One move was made. N starts a new one.
       *[other] { $count } moves were made. N starts a new one.
    }
step-not-legal = Move { $count }: { $move } is not possible. The game goes on to there.
draw-offered = { color } offers a draw.
    .detail = { other } may take it once { color } has moved.
draw-on-offer = { color } offers a draw.
    .detail = Draw takes the offer, a move declines it.
draw-declined = The computer plays on.
    .detail = It takes a draw when it stands no better.
rule-optional-now = Capture is optional now.
    .detail = It holds from the next move on. F changes it back.
rule-compulsory-now = Capture is compulsory now.
    .detail = It holds from the next move on. F changes it back.

# Ends
end-draw = Draw.
end-you-win = You win.
end-you-lose = You lose.
end-color-wins = { color } wins.
wins-on-time = { color } wins on time
agreed = Draw by agreement
resigned = { color } wins: { other } resigns
win-no-pieces = { color } wins: { other } has no pieces left
win-blocked = { color } wins by blocking: { other } has no move
win-first-king = { color } wins: the first king
win-all-given = { color } wins: all pieces given away
win-no-move = { color } wins: no move left
drawn = Draw: { $rule } ({ $source })

# Beside the board
giveaway-title = { $title }, giveaway
subtitle = { $side } × { $side } · move { $move }
you = You
player-note = player
computer-note = computer, level { $level }
thinking-note = thinking
to-move-note = to move
evaluation = { $score } · depth { $depth } · { $positions } positions
analysis-line = { $score }  ·  depth { $depth }  ·  { $speed }
search-speed = { $positions } positions a second
wins-in = { color } wins in { $plies }
color-wins = { color } wins
table-draw = draw
table-says = table: { $result }
table-drawn-before = table: { $result }, but drawn before ({ $rule })
clock-label = clock { $time }
evaluation-label = evaluation { $score }
square-label = square { $square }

# Squares, for those who hear the board
square-empty = empty
piece-white-man = white man
piece-white-king = white king
piece-black-man = black man
piece-black-king = black king
mark-taken = taken
mark-can-move = can move
mark-must-capture = must capture
mark-selected = selected
mark-target = can be reached
mark-capture-target = can be reached by a capture
mark-hop = on the way of a capture
mark-victim = would be taken
mark-choice = choose to take this
mark-last = last move
mark-browse = move looked at
mark-replay = move replayed
mark-hint = advised

# Modes and levels
mode-manual = Manual
    .detail = Two persons at one board.
mode-white = Semi-Auto, White
    .detail = You play White, the computer Black.
mode-black = Semi-Auto, Black
    .detail = You play Black, the computer White.
mode-full = Full-Auto
    .detail = The computer plays both sides.
strength-beginner = Beginner
    .detail = any legal move
strength-easy = Easy
    .detail = looks one move ahead, gives no two men away
strength-player = Player
    .detail = looks two moves ahead
strength-steady = Steady
    .detail = looks four moves ahead, often careless
strength-champion = Champion
    .detail = looks four moves ahead
strength-sharp = Sharp
    .detail = looks four moves ahead, sometimes careless
strength-severe = Severe
    .detail = looks five moves ahead
strength-master = Master
    .detail = thinks for three seconds
level-named = Level { $level }, { $name }

# The game in text. What is typed is the same in all languages.
help-lists-the-commands = `help` lists the commands.
legend = ⛀ white man, ⛁ white king, ⛂ black man, ⛃ black king
legend-ascii = w white man, W white king, b black man, B black king
no-moves = no moves
still-thinking = still thinking
needs-a-file = needs the name of a file
text-help =
    Type a move as you would write it: 32-28, 28x19, c3-d4, c3:e5. Where two captures write alike, give the path.
      moves     the legal moves        hint      a move of the computer's choice
      undo      take a move back       redo      play it again
      board     show the board         flip      turn the board
      level N   change the level       go        let the computer move
      save F    write the game         load F    open a position or a saved game
      resign    give up                draw      offer a draw, or take it
      rule      capture compulsory or optional from now on
      new       begin again
      help      this text              quit      leave
