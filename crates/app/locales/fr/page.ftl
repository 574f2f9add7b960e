# La page dans un navigateur.

page-title = Damier : jeu de dames
page-as-text = La même partie en texte, pour le clavier et les lecteurs d'écran. F6 mène de l'image aux cases et retour.
page-picture = Damier et commandes, en image. Tout est aussi en texte sur cette page.
page-picture-text = Texte pour l'image
page-commands = Commandes
page-variant = Variante
page-you-play = Vous jouez
page-text = Ou son texte
page-open-text = Ouvrir le texte
page-kept-here = Gardé dans ce navigateur
page-keep-here = Garder dans ce navigateur
page-delete = Supprimer
page-name = Nom
page-endings = Un nom en .pdn garde la partie, en .fen la position seule, en .txt la forme d'autres programmes.
page-download = Télécharger
page-link-copied = Le lien est copié.
page-new-version = Il y a une nouvelle version.
page-use-it = L'utiliser
page-not-played-on = hors du jeu
page-capture-rule = Changer la règle de prise
page-stop-here = Arrêter la prise ici
page-keeps-nothing = ce navigateur ne garde rien pour cette page
page-no-picture = la partie qui dessine n'a pas pu être chargée
in-a-browser-the-search-has-one-thread = Dans un navigateur, la recherche a un seul fil.
player-told = { color } : { $name }, { $note }, prises : { $count }
move-told = { color } { $move }.
