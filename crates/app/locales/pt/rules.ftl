# As regras, a partir dos seus dados. $color é `white` ou `black`.

variant-international = Internacionais
    .detail = 10×10, damas voadoras. As pedras tomam também para trás; é obrigatório tomar o máximo.
variant-international-8x8 = Internacionais 8×8
    .detail = O jogo internacional no tabuleiro pequeno, com números e as suas regras de empate.
variant-brazilian = Brasileiras
    .detail = 8×8, damas voadoras. As pedras tomam também para trás; é obrigatório tomar o máximo.
variant-canadian = Canadianas
    .detail = O jogo internacional em 12×12 com trinta pedras cada um.
variant-english = Inglesas
    .detail = 8×8, a dama anda uma casa. As pedras só tomam para a frente; tomada livre. Começam as pretas.
variant-english-optional = Inglesas, tomada facultativa
    .detail = As damas inglesas em casa: ninguém tem de tomar, e a cadeia pode ser cortada.
variant-russian = Russas
    .detail = 8×8, damas voadoras, tomada livre. A pedra que coroa tomando continua como dama.
variant-pool = Pool americano
    .detail = 8×8, damas voadoras, as pedras tomam para trás, tomada livre. Começam as pretas.
variant-italian = Italianas
    .detail = 8×8, a dama anda uma casa. Uma pedra nunca toma uma dama; tomar o máximo, e com dama primeiro.
variant-spanish = Espanholas
    .detail = 8×8, damas voadoras, pedras só para a frente. Tomar o máximo, e nisso o máximo de damas.
variant-portuguese = Portuguesas
    .detail = Como as espanholas: damas voadoras, pedras só para a frente, tomar o máximo.
variant-czech = Checas
    .detail = 8×8, damas voadoras, pedras só para a frente. A dama toma antes da pedra; senão, livre.
variant-turkish = Turcas
    .detail = Todas as 64 casas, lances retos. O que é tomado sai logo; tomar o máximo.
variant-armenian = Arménias
    .detail = Tomadas turcas, mas anda-se também na diagonal, e a dama como a do xadrez.
variant-thai = Tailandesas
    .detail = Oito pedras cada um. A dama voadora cai logo atrás da peça tomada. Começam as pretas.
variant-frisian = Frísias
    .detail = 10×10, toma-se nas oito direções. Tomar o maior valor; uma dama não corre sem fim.
variant-frysk = Frysk!
    .detail = As damas frísias com cinco pedras cada um.
variant-killer = Killer
    .detail = Internacionais, mas a dama que toma uma dama por último para logo atrás dela.
variant-breakthrough = Rutura
    .detail = Internacionais, mas ganha a primeira dama.
variant-antidraughts = Perde-ganha
    .detail = Internacionais ao contrário: perca todas as suas peças.
variant-art2dec-russian = Art2Dec russas
    .detail = 8×8, a dama anda uma casa, pedras para a frente; quem coroa tomando continua como dama.
variant-art2dec-international = Art2Dec internacionais
    .detail = 8×8, damas voadoras, tomada e queda livres; o que é tomado sai logo.

rule-optional = Tomar é facultativo
rule-free = Tomar é obrigatório, à escolha
rule-most = Tomar é obrigatório: o máximo
rule-most-then-kings = Tomar é obrigatório: o máximo, depois mais damas
rule-king-first = Tomar é obrigatório: a dama primeiro
rule-value = Tomar é obrigatório: o maior valor
rule-italian = Tomar é obrigatório: o máximo, damas primeiro
lose-all = quem perde tudo ganha
first-king = a primeira dama ganha

part-aim = Objetivo
part-moving = Movimento
part-capturing = Tomada
part-crowning = Coroação
part-draws = Empate
part-tips = Conselhos
aim-win = Tome todas as peças do adversário, ou deixe-o sem lance.
aim-giveaway = Perca todas as suas peças, ou fique sem lance: ganha quem já não pode jogar.
aim-first-king = Tenha a primeira dama, ou tome todas as peças do adversário.
board-begins = O tabuleiro tem { $side } × { $side } casas; cada lado tem { $men } pedras, e começam { $color ->
    [white] as brancas
   *[black] as pretas
}.
way-diagonal-forward = na diagonal para a frente
way-diagonal = na diagonal nas quatro direções
way-orthogonal = a direito para a frente, para trás e para os lados
way-ahead-and-sideways = a direito para a frente e para os lados
way-all = em linha e na diagonal, nas oito direções
way-all-forward = a direito, na diagonal para a frente e para os lados
way-lines = pelas suas linhas
man-moves = Uma pedra anda uma casa { $way }.
king-steps = Uma dama anda uma casa, { $way }.
king-flies = Uma dama vai tão longe quanto o caminho estiver livre, { $way }.
king-runs = Enquanto o seu lado tiver pedras, uma dama só faz três lances seguidos sem tomar.
capture-optional = Ninguém tem de tomar, e a cadeia pode ser cortada depois de qualquer peça.
capture-compulsory = Quem pode tomar tem de o fazer, e a cadeia joga-se até ao fim.
man-takes = Uma pedra toma saltando uma peça vizinha, { $way }.
king-takes = Uma dama toma { $way }.
landing-go-on = Cai numa casa livre atrás, mas onde possa continuar a tomar, numa dessas.
landing-behind = Cai na casa logo atrás da peça.
landing-behind-last-king = Atrás de uma dama tomada por último, para logo.
landing-each-alone = Cai em qualquer casa livre atrás da peça.
men-take-no-kings = As pedras não podem tomar damas.
choice-free = Entre várias tomadas escolhe você.
choice-most = De várias tomadas tem de se fazer a que toma mais peças.
choice-most-then-kings = Têm de se tomar mais peças; em igualdade, mais damas.
choice-king-first = Se podem tomar uma dama e uma pedra, tem de ser a dama.
choice-value = Tem de se fazer a tomada de maior valor: uma dama vale um pouco menos que duas pedras.
choice-italian = Têm de se tomar mais peças, com dama antes de pedra, e damas primeiro.
lifted-at-once = As peças tomadas saem uma a uma, e um salto seguinte pode passar onde estavam.
lifted-at-end = As peças tomadas saem no fim do lance; nenhuma se salta duas vezes.
crowning-ends-move = Uma pedra que chega à última fila coroa, e o lance acaba ali.
crowning-at-rest = Uma pedra que acaba o lance na última fila coroa; se só passa, fica pedra.
crowning-in-flight = Uma pedra que chega à última fila coroa logo e continua a tomar como dama.
no-draws = Não há empates.
draw-by-repetition = Quando a mesma posição surge { $times } vezes com o mesmo lado a jogar.
draw-by-no-progress = Depois de { $moves } lances de cada lado sem tomada nem lance de pedra.
draw-by-standstill = Depois de { $moves } lances de cada lado sem tomada nem coroação ({ $name }).
draw-by-ending = Depois de { $moves } lances de cada lado ({ $name }).
draw-by-one-each = Com uma peça cada um, salvo tomada imediata.
tip-giveaway = Guarde um lance: quem tem de jogar dá o que preferia guardar.
tip-bridge = Mantenha muito tempo duas pedras separadas na sua primeira fila: essa ponte impede coroar.
tip-diagonal = Ponha a sua primeira dama na grande diagonal: dali vê quase todo o tabuleiro.
tip-backed = Uma pedra com outra sua logo atrás não pode ser saltada de frente.
tip-shot = Tomar é obrigatório: dê uma peça para tomar duas.

drawn-by-repetition = { $times ->
    [3] terceira repetição da posição
    [4] quarta repetição da posição
   *[other] repetição da posição
}
drawn-each = { $name }: { $moves } lances cada um
drawn-strong = { $name }: { $moves } lances do lado mais forte
counter = { $name } { $done } de { $limit }
draw-repetition = repetição
draw-moves-without-a-capture-or-a-man-s-move = lances sem tomada nem pedra
draw-king-moves = lances de dama
draw-lone-king-against-three-pieces = uma dama contra três peças
draw-lone-king-against-two-pieces-or-one = uma dama contra duas peças ou uma
draw-three-kings-or-more-against-one = três damas ou mais contra uma
draw-four-or-five-pieces-both-with-kings-nothing-taken-or-crowned = quatro ou cinco peças, ambos com damas, sem tomada nem coroação
draw-six-or-seven-pieces-both-with-kings-nothing-taken-or-crowned = seis ou sete peças, ambos com damas, sem tomada nem coroação
draw-three-pieces-against-a-king-on-the-main-road = três peças contra uma dama na grande diagonal
draw-two-pieces-or-one-against-a-king = duas peças ou uma contra uma dama
draw-one-piece-each = uma peça cada um
draw-three-kings-against-one = três damas contra uma
draw-two-kings-against-one = duas damas contra uma
draw-king-against-king = dama contra dama
source-common-usage = uso comum
source-section-64-rules = regras da secção 64
source-house-rule-80-plies = regra da casa, 80 meios-lances
source-fmjd-czech-draughts = FMJD, damas checas
source-frisian-rules-friesdammen-nl = regras frísias, friesdammen.nl
source-frisian-rules-lidraughts = regras frísias, lidraughts
source-apca-rules-of-play = regras de jogo da APCA

man-on-crown-row = { $color ->
    [white] uma pedra branca na sua fila de coroação ({ $square })
   *[black] uma pedra preta na sua fila de coroação ({ $square })
}
too-many = { color } têm { $count } peças, no máximo { $limit } são possíveis
run-without-king = contam-se lances de dama em { $square } ({ color }), onde não há dama
