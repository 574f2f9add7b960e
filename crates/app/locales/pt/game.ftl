# O que o programa diz de uma partida. $color e $other são `white` ou `black`.

or = ou
and = e
color = { $color ->
    [white] As brancas
   *[black] As pretas
}
other = { $other ->
    [white] As brancas
   *[black] As pretas
}
count = { $count }

begins = { color } começam.
    .detail = Assim querem as regras deste jogo.
not-your-turn = Não é a sua vez.
    .detail = { color } jogam.
game-over = A partida acabou.
    .detail = Desfaça, ou comece outra.
browsing-refusal = Está a olhar para trás.
    .detail = Esc volta à partida.
blocked = { $square } está bloqueada.
    .detail = Não tem casa livre para onde ir.
king-run = A dama em { $square } tem de descansar.
    .detail = Fez três lances seguidos.
occupied = { $square } não está livre.
    .detail = Escolha uma casa vazia.
must-capture = Tem de tomar { $squares }.
    .detail = Tomar vem antes de qualquer outro lance.
must-capture-backwards = Tem de tomar { $squares }.
    .detail = Nestas regras as pedras tomam também para trás.
too-few = Tem de tomar { $count }; assim toma { $less }.
    .detail = Comece com { $squares }.
another-goes-first = Tem de tomar { $squares }.
    .detail = Nestas regras essa tomada vem antes.
must-take-with-this = { $count ->
    [1] { $from } tem de tomar.
   *[other] { $from } tem de tomar { $count }.
}
    .detail = { $from }-{ $to } não é possível agora.
men-take-forward = As pedras só tomam para a frente.
    .detail = Nestas regras só as damas tomam para trás.
men-step-forward = As pedras só andam para a frente.
    .detail = Chegue à última fila para coroar.
no-such-move = { $from } não pode ir para { $to }.
    .detail = As casas com anel são as que alcança.
not-a-move = «{ $text }» não se joga.
move-is-written = Um lance escreve-se assim: { $example }.
no-such-square = Este tabuleiro não tem a casa { $square }.
possible-moves = Possível: { $moves }.
it-could-be = Pode ser { $moves }.
one-rule-only = Este jogo tem uma só regra de tomada.
    .detail = As damas inglesas jogam-se com ambas.

setting-up = Componha uma posição.
    .detail = Clique para pôr uma peça, arraste para a mover.
cannot-be-played = Isto ainda não se pode jogar.
confirm-move = Jogar { $move }?
    .detail = Enter ou um clique no destino joga, Esc retira.
looking-back = Atrás: { $ply } de { $plies }
    .detail = Enter joga daqui, Esc volta à partida.
replaying = Repetição: { $ply } de { $plies }
    .detail = Esc ou um clique termina-a.
replay-stands = Repetição parada: { $ply } de { $plies }
    .detail = Esc ou um clique termina-a.
computer-thinks = O computador pensa.
    .detail = «Lance» fá-lo responder já.
looking-for-hint = Procuro um bom lance.
    .detail = Um segundo.
computer-waits = O computador espera.
    .detail = «Retomar» deixa-o continuar.
choose-man = Que pedra toma?
    .detail = Clique em { $squares }.
choose-piece = Que peça toma?
    .detail = Clique em { $squares }.
go-on-or-stop = Continue, ou pare aqui.
    .detail = Clique de novo na peça para parar.
go-on = Continue.
    .detail = Clique onde cai a seguir.
man-in-hand = { $count ->
    [1] { $square } pode ir para uma casa.
   *[other] { $square } pode ir para { $count } casas.
}
    .detail = Clique num anel, ou arraste.
king-in-hand = { $count ->
    [1] A dama { $square } pode ir para uma casa.
   *[other] A dama { $square } pode ir para { $count } casas.
}
    .detail = Clique num anel, ou arraste.
takes = { $count ->
    [1] { $square } toma uma peça.
   *[other] { $square } toma { $count } peças.
}
    .detail = Cai em { $to }. Clique ali, ou arraste.
you-must-take = { $count ->
    [0] Tem de tomar.
   *[other] Tem de tomar { $count } peças.
}
one-way = { $from } toma { $squares } e cai em { $to }.
take-with = Tome com { $squares }.
your-move = É a sua vez.
    .detail = Clique numa peça, ou arraste-a.
    .optional = Pode tomar, mas não é obrigado.
side-to-move = { color } jogam.
    .detail = Clique numa peça, ou arraste-a.
    .optional = Pode tomar, mas não é obrigado.
hint-is = Tente { $move }.
    .detail = A seta mostra-o. De novo «Dica» diz porquê.
hint-why = Tente { $move }: { $score }.
    .detail = Espera-se { $line }.
engine-note = O motor continua sem alguma coisa.
    .detail = { $note }.
ballot-drawn = A abertura foi sorteada.
    .detail = Começa com { $moves }.

engine-stopped = O jogador artificial parou.
    .detail = Motivo: { $why }. «Retomar» tenta outra vez.
found-no-move = não encontrou lance
its-move-is-not-legal = o seu lance não é legal aqui
saved = Guardado.
saved-position = Guardada só a posição.
not-saved = Não guardado.
opened = { $count ->
    [one] Aberto: { $count } lance.
   *[other] Aberto: { $count } lances.
}
read-with-remarks = { $count ->
    [one] Lido com { $count } reparo.
   *[other] Lido com { $count } reparos.
}
not-opened = Não aberto.
first-of-several = O ficheiro tem várias partidas; esta é a primeira.
not-recalled = { $what ->
    [settings] As definições não puderam ser lidas.
    [files] A lista de ficheiros não pôde ser lida.
   *[game] A última partida não pôde ser lida.
}
    .detail = { $why }. Vale o habitual.
resumed = A última partida continua.
    .detail = { $count ->
        [one] Foi feito { $count } lance. N começa outra.
       *[other] Foram feitos { $count } lances. N começa outra.
    }
step-not-legal = Lance { $count }: { $move } não é possível. A partida vai até aí.
draw-offered = { color } propõem empate.
    .detail = { other } podem aceitar depois do lance.
draw-on-offer = { color } propõem empate.
    .detail = «Empate» aceita, um lance recusa.
draw-declined = O computador continua.
    .detail = Aceita o empate quando não está melhor.
rule-optional-now = Tomar é agora facultativo.
    .detail = A partir do próximo lance. F muda de novo.
rule-compulsory-now = Tomar é agora obrigatório.
    .detail = A partir do próximo lance. F muda de novo.

end-draw = Empate.
end-you-win = Ganhou.
end-you-lose = Perdeu.
end-color-wins = { color } ganham.
wins-on-time = { color } ganham por tempo
agreed = Empate por acordo
resigned = { color } ganham: { $other ->
    [white] as brancas
   *[black] as pretas
} desistem
win-no-pieces = { color } ganham: o adversário não tem peças
win-blocked = { color } ganham por bloqueio: o adversário não tem lance
win-first-king = { color } ganham: a primeira dama
win-all-given = { color } ganham: todas as peças entregues
win-no-move = { color } ganham: sem lances
drawn = Empate: { $rule } ({ $source })

giveaway-title = { $title }, perde-ganha
subtitle = { $side } × { $side } · lance { $move }
you = Você
player-note = jogador
computer-note = computador, nível { $level }
thinking-note = pensa
to-move-note = joga
evaluation = { $score } · profundidade { $depth } · { $positions } posições
analysis-line = { $score }  ·  profundidade { $depth }  ·  { $speed }
search-speed = { $positions } posições por segundo
wins-in = { color } ganham em { $plies }
color-wins = { color } ganham
table-draw = empate
table-says = tabela: { $result }
table-drawn-before = tabela: { $result }, mas antes empate ({ $rule })
clock-label = relógio { $time }
evaluation-label = avaliação { $score }
square-label = casa { $square }

square-empty = vazia
piece-white-man = pedra branca
piece-white-king = dama branca
piece-black-man = pedra preta
piece-black-king = dama preta
mark-taken = tomada
mark-can-move = pode jogar
mark-must-capture = tem de tomar
mark-selected = escolhida
mark-target = alcançável
mark-capture-target = alcançável tomando
mark-hop = no caminho de uma tomada
mark-victim = seria tomada
mark-choice = escolher para a tomar
mark-last = último lance
mark-browse = lance observado
mark-replay = lance repetido
mark-hint = aconselhada

mode-manual = Manual
    .detail = Duas pessoas num tabuleiro.
mode-white = Semiauto, brancas
    .detail = Joga com as brancas, o computador com as pretas.
mode-black = Semiauto, pretas
    .detail = Joga com as pretas, o computador com as brancas.
mode-full = Automático
    .detail = O computador joga dos dois lados.
strength-beginner = Novato
    .detail = um lance legal qualquer
strength-easy = Fácil
    .detail = vê um lance, não dá duas pedras
strength-player = Jogador
    .detail = vê dois lances
strength-steady = Calmo
    .detail = vê quatro lances, muitas vezes distraído
strength-champion = Campeão
    .detail = vê quatro lances
strength-sharp = Agudo
    .detail = vê quatro lances, às vezes distraído
strength-severe = Severo
    .detail = vê cinco lances
strength-master = Mestre
    .detail = pensa três segundos
level-named = Nível { $level }, { $name }

help-lists-the-commands = `help` dá os comandos.
legend = ⛀ pedra branca, ⛁ dama branca, ⛂ pedra preta, ⛃ dama preta
legend-ascii = w pedra branca, W dama branca, b pedra preta, B dama preta
no-moves = sem lances
still-thinking = ainda pensa
needs-a-file = precisa do nome de um ficheiro
text-help =
    Escreva um lance como de costume: 32-28, 28x19, c3-d4, c3:e5. Se duas tomadas se escrevem igual, dê o caminho.
      moves     os lances legais       hint      um lance aconselhado
      undo      retirar um lance       redo      jogá-lo de novo
      board     mostrar o tabuleiro    flip      virar o tabuleiro
      level N   mudar de nível         go        o computador joga
      save F    guardar a partida      load F    abrir posição ou partida
      resign    desistir               draw      propor ou aceitar empate
      rule      tomar obrigatório ou facultativo a partir de agora
      new       recomeçar
      help      este texto             quit      sair
