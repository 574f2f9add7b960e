# The rules, made from their data. $color is `white` or `black`.

# The variants
variant-international = International
    .detail = 10×10, flying kings. Men take backwards too; the capture that takes the most is compulsory.
variant-international-8x8 = International 8×8
    .detail = The international game on the small board, with numbers and its draw rules.
variant-brazilian = Brazilian
    .detail = 8×8, flying kings. Men take backwards too; the capture that takes the most is compulsory.
variant-canadian = Canadian
    .detail = The international game on 12×12 with thirty men each.
variant-english = English
    .detail = 8×8, kings step one square. Men take forward only; any capture may be chosen. Black begins.
variant-english-optional = English, optional capture
    .detail = English draughts at home: nobody has to take, and a chain may be broken off.
variant-russian = Russian
    .detail = 8×8, flying kings, free choice of capture. A man crowned while taking goes on as a king.
variant-pool = American pool
    .detail = 8×8, flying kings, men take backwards, free choice of capture. Black begins.
variant-italian = Italian
    .detail = 8×8, kings step one square. A man never takes a king; take the most, and with a king first.
variant-spanish = Spanish
    .detail = 8×8, flying kings, men take forward only. Take the most, and among those the most kings.
variant-portuguese = Portuguese
    .detail = As Spanish draughts: flying kings, men take forward only, take the most.
variant-czech = Czech
    .detail = 8×8, flying kings, men take forward only. A king takes before a man; else free choice.
variant-turkish = Turkish
    .detail = All 64 squares, straight moves. Pieces leave as they are taken; take the most.
variant-armenian = Armenian
    .detail = Turkish captures, but quiet moves go diagonally too, and the king's like a chess queen's.
variant-thai = Thai
    .detail = Eight men each. A flying king lands directly behind the piece it takes. Black begins.
variant-frisian = Frisian
    .detail = 10×10, captures in all eight directions. Take the most value; a king may not run for ever.
variant-frysk = Frysk!
    .detail = Frisian draughts with five men each.
variant-killer = Killer
    .detail = International, but a king that takes a king last stops directly behind it.
variant-breakthrough = Breakthrough
    .detail = International, but the first to crown a man wins.
variant-antidraughts = Antidraughts
    .detail = International with the objective reversed: lose all your pieces.
variant-art2dec-russian = Art2Dec Russian
    .detail = 8×8, kings step one square, men take forward; a man crowned while taking goes on as a king.
variant-art2dec-international = Art2Dec International
    .detail = 8×8, flying kings, free choice of capture and of landing; taken pieces leave at once.

# The rule in force
rule-optional = Capture is optional
rule-free = Capture is compulsory, any one
rule-most = Capture is compulsory: take the most
rule-most-then-kings = Capture is compulsory: the most, then most kings
rule-king-first = Capture is compulsory: kings take first
rule-value = Capture is compulsory: take the most value
rule-italian = Capture is compulsory: the most, kings first
lose-all = lose all to win
first-king = first king wins

# How to play
part-aim = Aim
part-moving = Moving
part-capturing = Capturing
part-crowning = Crowning
part-draws = Draws
part-tips = Tips
aim-win = Take all pieces of the other side, or leave it without a move.
aim-giveaway = Lose all your pieces, or be left without a move: who can no longer move wins.
aim-first-king = Be the first to have a king, or take all pieces of the other side.
board-begins = The board has { $side } × { $side } squares; each side has { $men } men, and { color } begins.
way-diagonal-forward = diagonally forward
way-diagonal = diagonally in all four directions
way-orthogonal = straight ahead, back and sideways
way-ahead-and-sideways = straight ahead and sideways
way-all = along lines and diagonals, in all eight directions
way-all-forward = straight ahead, diagonally forward and sideways
way-lines = along its lines
man-moves = A man moves one square { $way }.
king-steps = A king moves one square, { $way }.
king-flies = A king moves as far as the way is free, { $way }.
king-runs = A king may make three moves in a row without a capture while its side has men.
capture-optional = Nobody has to capture, and a chain may be broken off after any piece.
capture-compulsory = Who can capture has to, and a chain has to be played to its end.
man-takes = A man takes by jumping over a piece next to it, { $way }.
king-takes = A king takes { $way }.
landing-go-on = It lands on any free square behind, but where one lets it go on, on such a one.
landing-behind = It lands on the square right behind the piece.
landing-behind-last-king = Behind a king that it takes last it stops at once.
landing-each-alone = It lands on any free square behind the piece.
men-take-no-kings = Men cannot take kings.
choice-free = Among several captures you choose.
choice-most = Of several captures the one that takes the most pieces has to be made.
choice-most-then-kings = The most pieces have to be taken; of equal captures, the most kings.
choice-king-first = Where a king and a man can take, the king has to.
choice-value = The capture of the most value has to be made: a king is worth a little less than two men.
choice-italian = The most pieces have to be taken, with a king before a man, and kings first.
lifted-at-once = Taken pieces leave the board one by one, so that a later jump may pass where they stood.
lifted-at-end = Taken pieces leave the board at the end of the move; none may be jumped twice.
crowning-ends-move = A man that reaches the last row becomes a king, and its move ends there.
crowning-at-rest = A man that ends its move on the last row becomes a king; one that passes it stays a man.
crowning-in-flight = A man that reaches the last row becomes a king at once and goes on taking as one.
no-draws = There are no draws.
draw-by-repetition = When the same position stands { $times } times with the same side to move.
draw-by-no-progress = After { $moves } moves of each side without a capture or a man's move.
draw-by-standstill = After { $moves } moves of each side without a capture or a crowning ({ $name }).
draw-by-ending = After { $moves } moves of each side ({ $name }).
draw-by-one-each = With one piece each, unless one can take at once.
tip-giveaway = Keep a move in hand: who has to move gives what he would rather keep.
tip-bridge = Keep two men of your own first row apart as long as you can: such a bridge keeps kings out.
tip-diagonal = Put your first king on the longest diagonal: from there it sees most of the board.
tip-backed = A man with one of its own right behind it cannot be jumped from the front.
tip-shot = A capture has to be made: give one piece so that you can take two.

# Draws
drawn-by-repetition = { $times ->
    [3] third repetition of the position
    [4] fourth repetition of the position
   *[other] repetition of the position
}
drawn-each = { $name }: { $moves } moves each
drawn-strong = { $name }: { $moves } moves of the stronger side
counter = { $name } { $done } of { $limit }
draw-repetition = repetition
draw-moves-without-a-capture-or-a-man-s-move = moves without a capture or a man's move
draw-king-moves = king moves
draw-lone-king-against-three-pieces = lone king against three pieces
draw-lone-king-against-two-pieces-or-one = lone king against two pieces or one
draw-three-kings-or-more-against-one = three kings or more against one
draw-four-or-five-pieces-both-with-kings-nothing-taken-or-crowned = four or five pieces, both with kings, nothing taken or crowned
draw-six-or-seven-pieces-both-with-kings-nothing-taken-or-crowned = six or seven pieces, both with kings, nothing taken or crowned
draw-three-pieces-against-a-king-on-the-main-road = three pieces against a king on the main road
draw-two-pieces-or-one-against-a-king = two pieces or one against a king
draw-three-kings-against-one = three kings against one
draw-one-piece-each = one piece each
draw-two-kings-against-one = two kings against one
draw-king-against-king = king against king
source-common-usage = common usage
source-section-64-rules = section-64 rules
source-house-rule-80-plies = house rule, 80 plies
source-fmjd-czech-draughts = FMJD, Czech draughts
source-frisian-rules-friesdammen-nl = Frisian rules, friesdammen.nl
source-frisian-rules-lidraughts = Frisian rules, lidraughts
source-apca-rules-of-play = APCA rules of play

# What is wrong with a position
man-on-crown-row = { $color ->
    [white] a white man on its crowning row ({ $square })
   *[black] a black man on its crowning row ({ $square })
}
too-many = { color } has { $count } pieces, at most { $limit } are possible
run-without-king = king moves are counted for { color } on { $square }, where it has no king
