# The page in a browser: the game as text, and its dialogs.

page-title = Damier: draughts
page-as-text = The same game as text, for the keyboard and for screen readers. F6 leads from the picture to the squares and back.
page-picture = Board and controls, as a picture. The same is on this page as text.
page-picture-text = Text for the picture
page-commands = Commands
page-variant = Variant
page-you-play = You play
page-text = Or its text
page-open-text = Open the text
page-kept-here = Kept in this browser
page-keep-here = Keep in this browser
page-delete = Delete
page-name = Name
page-endings = A name that ends with .pdn keeps the game, .fen the position only, .txt the form of other programs.
page-download = Download
page-link-copied = The link is copied.
page-new-version = There is a new version.
page-use-it = Use it
page-not-played-on = not played on
page-capture-rule = Change the capture rule
page-stop-here = End the capture here
page-keeps-nothing = this browser keeps nothing for this page
page-no-picture = what draws pictures could not be loaded
in-a-browser-the-search-has-one-thread = In a browser the search has one thread.
player-told = { color }: { $name }, { $note }, { $count } taken
move-told = { color } { $move }.
