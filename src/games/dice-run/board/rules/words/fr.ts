import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Dice Run\u00a0: les règles',
  lead: 'Trente dés font la course en groupes. Aucun dé n’est à personne, et tout le monde les déplace tous\u00a0: en secret, vous espérez une couleur et une valeur en tête. Quatre étapes, et qui a le plus de points l’emporte.',
  contents: 'Sommaire',
  link: 'Lien vers la règle {rule}',

  R1: 'Le contenu',
  'R1.1':
    '**Trente dés** de cinq couleurs, six de chaque\u00a0: jaune avec un disque, bleu avec un carré, orange avec un triangle, vert avec un plus, lilas avec une étoile. Personne n’a donc à les distinguer par la seule couleur.',
  'R1.2':
    '**Trente objectifs secrets**, un par couleur et valeur. **Quatre cartes d’étape** de 3, 4, 5 et 6 points. **76 cartes de déplacement** de neuf types.',
  'R1.3':
    'Chaque couleur y est quatre fois, chaque valeur quatre fois\u00a0; puis 6 jokers, 4 échanges, 4 sprints, 4 remontées, 6 volte-face, 4 écarts et 4 accidents. Un hôte peut apporter un autre paquet, jusqu’à 200 cartes.',

  R2: 'Préparation',
  'R2.1':
    'On joue de trois à six, à deux si l’hôte le permet. Tous les dés sont lancés et forment un seul groupe\u00a0: le **groupe de départ**. Avec un petit paquet ou de grandes mains, il y a place pour moins de joueurs.',
  'R2.2':
    'Vous recevez **quatre objectifs secrets** et **trois cartes de déplacement**. Les autres objectifs restent hors du jeu, sans être vus. L’hôte peut choisir des mains de une à six cartes.',
  'R2.3':
    'Les autres cartes de déplacement forment **cinq paquets** de taille semblable. Une carte d’étape est posée sur chacun, du deuxième au cinquième\u00a0: 3, 4, 5 et 6\u00a0; puis tout est empilé. Le hasard rend les quatre premiers paquets plus grands ou plus petits, de deux cartes au plus\u00a0: personne ne sait quand une étape finit.',
  'R2.4':
    'Qui commence\u00a0? Chacun à son tour prend deux dés du groupe, les lance et les remet tels qu’ils sont tombés. La plus forte somme commence\u00a0; les ex æquo relancent. Ensuite on joue dans le sens horaire. Qui ne choisit rien en 15 secondes reçoit deux dés au hasard.',

  R3: 'Les groupes et leurs déplacements',
  'R3.1':
    'Les groupes se suivent, du **groupe de tête** au **groupe de queue**. La distance entre eux ne compte pas. Un groupe sans dés disparaît aussitôt.',
  'R3.2':
    '**Les dés qui avancent rejoignent le groupe devant eux.** Les dés qui quittent le groupe de tête forment un nouveau groupe de tête.',
  'R3.3':
    'Un déplacement commence par le groupe de tête et continue vers l’arrière, groupe par groupe. Chaque pas part de ce que les précédents ont laissé.',
  'R3.3a': 'Si **tous** les dés du groupe de tête devaient avancer, ils restent.',
  'R3.3b':
    'Si un groupe se vide dans celui de devant, il n’existe plus\u00a0; les dés de derrière avancent vers les groupes qui restent.',
  'R3.4': 'Aucun dé n’avance plus d’une fois dans un déplacement.',
  'R3.5':
    'Deux dés de même couleur et de même valeur dans un même groupe se valent. Peu importe lequel on désigne.',

  R4: 'Un tour',
  'R4.1':
    'Jouez **une carte de déplacement**, ou un **objectif secret**, ou **relancez**. Faites ce qui est dit. Puis piochez une carte de déplacement, pour que votre main soit complète.',
  'R4.2':
    'Les cartes de déplacement jouées restent visibles sur la défausse et ne reviennent jamais.',
  'R4.3': 'On peut jouer une carte qui ne peut rien faire. Vous en êtes averti avant.',
  'R4.4':
    'Tant que vous n’avez pas fini votre tour, vous pouvez reprendre ce que vous avez joué\u00a0; l’horloge continue. Finir le tour fait piocher. Une relance ne se reprend pas et finit le tour d’elle-même. L’hôte peut interdire de reprendre\u00a0; alors jouer finit aussitôt le tour.',

  R5: 'Les cartes de déplacement',
  'R5.1': '**Couleur\u00a0:** tous les dés de cette couleur avancent.',
  'R5.2': '**Valeur\u00a0:** tous les dés de cette valeur avancent.',
  'R5.3': '**Joker\u00a0:** nommez une couleur ou une valeur\u00a0; ces dés avancent.',
  'R5.4':
    '**Échange\u00a0:** deux groupes voisins changent de place, mais jamais celui de tête. Deux groupes séparés par un écart ne sont pas voisins.',
  'R5.5':
    '**Sprint\u00a0:** exactement trois dés du groupe de tête s’échappent et prennent la tête. Le groupe doit avoir au moins quatre dés.',
  'R5.6':
    '**Remontée\u00a0:** tout le groupe de queue vient se placer juste derrière le groupe de tête. S’il y a là un écart, il se place devant l’écart. Avec un ou deux groupes, rien ne se passe.',
  'R5.7':
    '**Volte-face\u00a0:** nommez un groupe et une valeur\u00a0; tous ses dés de cette valeur passent sur la face opposée. Les deux faces font toujours sept. Si aucun dé du groupe ne montre cette valeur, rien ne se passe.',
  'R5.8':
    '**Écart\u00a0:** la carte se pose entre deux groupes, comme un groupe sans dés. Les dés qui y avancent la retirent et forment un groupe à eux. Il n’y a pas de deuxième écart au même endroit. Un écart qui se trouve tout devant ou tout derrière est retiré. On ne l’échange jamais, il ne compte pas à la fin d’une étape, et sa carte compte comme défaussée dès qu’elle est jouée.',
  'R5.9':
    '**Accident\u00a0:** un dé du groupe de tête recule dans le groupe de queue. S’il était seul, le groupe suivant prend la tête. Avec un seul groupe, rien ne se passe.',

  R6: 'Actions spéciales',
  'R6.1':
    '**Jouer un objectif secret\u00a0:** les dés de sa couleur et ceux de sa valeur avancent, en deux déplacements l’un après l’autre, dans l’ordre que vous voulez. La carte reste visible devant vous et **c’est votre objectif pour cette étape**. Vous ne piochez pas. Un seul par joueur et par étape.',
  'R6.2':
    '**Relancer\u00a0:** posez une carte de déplacement face cachée devant vous, lancez tous les dés d’un groupe autre que celui de tête, et piochez. Vous ne pouvez pas relancer de nouveau avant que quelqu’un d’autre l’ait fait\u00a0; votre carte est alors défaussée sans être vue. Avec un seul groupe, il n’y a rien à relancer.',

  R7: 'La fin d’une étape',
  'R7.1':
    'Une étape finit **dès qu’une carte d’étape apparaît sur la pioche**, juste après que quelqu’un a pioché. Elle est mise de côté\u00a0; personne ne pioche à sa place.',
  'R7.2':
    'Chacun choisit en secret **un objectif encore inutilisé**, et tous sont montrés en même temps. Qui en a joué un dans cette étape garde celui-là. Chaque objectif sert pour une étape. Qui n’en a plus qu’un n’a pas à choisir. Un choix fait est fait.',
  'R7.3':
    'Dans un groupe, votre objectif compte **1 par dé de sa couleur, 1 par dé de sa valeur**, et 1 de plus pour un dé qui est les deux\u00a0: ce dé compte donc 3.',
  'R7.4':
    'Qui compte le plus **dans le groupe de tête** gagne la carte d’étape et sa valeur en points. Le deuxième reçoit 2 points, le troisième 1.',
  'R7.5':
    'Les égalités se départagent par le deuxième groupe, puis le troisième, et ainsi de suite. En cas d’égalité parfaite vient d’abord celui qui a fait apparaître la carte d’étape, sinon le suivant dans le sens horaire.',
  'R7.6': 'Les deuxième et troisième places sont données même si rien ne compte.',
  'R7.7':
    'La course continue d’où elle en est, avec le joueur suivant. Après la quatrième étape, elle est finie\u00a0; le cinquième paquet n’est jamais pioché.',
  'R7.8':
    '**Qui a le plus de points gagne.** Entre ex æquo, c’est celui qui a gagné la plus forte carte d’étape. Si aucun d’eux n’en a gagné, ils partagent la victoire.',

  R8: 'Qui voit quoi',
  'R8.1':
    'Vous voyez votre main, vos objectifs et votre carte face cachée\u00a0; les autres voient combien il y en a. Dés, groupes, points, défausse et objectifs joués sont visibles de tous. Combien de cartes il reste avant la prochaine étape, personne ne le sait.',

  R9: 'Le temps',
  'R9.1':
    'L’hôte choisit combien de temps peut durer un tour\u00a0: 30, 60 ou 120 secondes, un à quatorze jours, ou sans limite. Le temps écoulé, une carte de déplacement est jouée pour vous. Après trois tours de ce genre d’affilée, on joue pour vous jusqu’à votre retour.',
  'R9.2':
    'À la fin d’une étape, vous avez 30 secondes pour choisir un objectif\u00a0; ensuite on prend celui qui rapporte le plus en l’état.',
  'R9.3':
    'Là où un tour dure des jours, le lancer du départ et le choix d’un objectif peuvent durer autant qu’un tour. Là où les tours sont sans limite, ils le sont aussi.',
  'R9.4':
    'Tout ce que vous faites vous ramène à la table\u00a0; à votre tour, vous avez alors tout votre temps. Si vous avez joué sans finir votre tour quand le temps est écoulé, il est simplement fini, et vous ne comptez pas comme absent. Pendant votre absence, les autres n’attendent pas\u00a0: votre tour est joué après un instant, et personne n’attend votre seul choix.',

  R10: 'Exemples',
  'R10.1':
    'On joue bleu sur le groupe de départ\u00a0: les dés bleus forment un nouveau groupe de tête.',
  'R10.2':
    'Puis la valeur six\u00a0: le seul six du groupe de tête s’échappe, et les six du groupe suivant rejoignent le groupe devant eux. Il y a maintenant trois groupes.',
  'R10.3':
    'Encore six\u00a0: le six seul en tête reste, et tous les six du deuxième groupe le rejoignent.',
  'R10.4':
    'Aucun six en tête, le deuxième groupe n’est fait que de six, le troisième en a d’autres, le dernier un seul. Les six du deuxième groupe atteignent la tête et leur groupe disparaît\u00a0; ceux du troisième atteignent donc la tête aussi, et le dernier rejoint ce qui est maintenant le deuxième groupe.',
  'R10.5': 'Un dé qui est à la fois de la couleur et de la valeur de votre objectif compte 3.',
}
