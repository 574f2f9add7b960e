# La pagina in un browser.

page-title = Damier: dama
page-as-text = La stessa partita come testo, per la tastiera e i lettori di schermo. F6 porta dall'immagine alle caselle e ritorno.
page-picture = Damiera e comandi, come immagine. Lo stesso è in questa pagina come testo.
page-picture-text = Testo per l'immagine
page-commands = Comandi
page-variant = Variante
page-you-play = Lei gioca con
page-text = O il suo testo
page-open-text = Apri il testo
page-kept-here = Conservato in questo browser
page-keep-here = Conserva in questo browser
page-delete = Elimina
page-name = Nome
page-endings = Un nome in .pdn conserva la partita, in .fen solo la posizione, in .txt la forma di altri programmi.
page-download = Scarica
page-link-copied = Il link è copiato.
page-new-version = C'è una nuova versione.
page-use-it = Usala
page-not-played-on = fuori dal gioco
page-capture-rule = Cambia la regola di presa
page-stop-here = Finisci qui la presa
page-keeps-nothing = questo browser non conserva nulla per questa pagina
page-no-picture = ciò che disegna non si è potuto caricare
in-a-browser-the-search-has-one-thread = In un browser la ricerca ha un solo thread.
player-told = { color }: { $name }, { $note }, presi: { $count }
move-told = { color } { $move }.
