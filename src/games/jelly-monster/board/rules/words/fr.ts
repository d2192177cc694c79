import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Jelly Monster\u00a0: les règles',
  lead: 'Une gelée géante s’est assise sur la ville, et tout le monde en veut des échantillons. Tous jouent en même temps\u00a0: lancez vos dés, envoyez-les un par un dans les Quartiers, et ayez le plus fort total là où la récompense est la meilleure. Après quatre manches, qui a le plus de Gelée l’emporte.',
  contents: 'Sommaire',
  link: 'Lien vers la règle {rule}',

  J1: 'Le matériel',
  'J1.1':
    'Il y a 35 dés\u00a0: **sept par joueur**, dans l’une des cinq couleurs. Votre couleur a aussi une forme et un motif à elle.',
  'J1.2':
    'Huit **Quartiers** ont deux faces. Une face a trois **zones**, et chaque zone montre une **récompense**. Les faces aux lumières vertes sont les plus douces, faites pour une première partie. Les récompenses sont les nôtres\u00a0: voir [J9].',
  'J1.3':
    'Trente **Jelly-pods** sont face cachée. Chacun contient de la Gelée, ou montre un dé\u00a0: on le lance alors à la fin. Combien de chaque\u00a0: voir [J9].',
  'J1.4':
    'La boîte contient 270 Gelées. Ici la réserve ne s’épuise jamais, et personne n’a de monnaie à faire.',
  'J1.5':
    'Il y a aussi un **sablier** de 10 secondes (20 si l’hôte a choisi le mode détendu), un **pion Cible** par Quartier, le **Centre-ville**, le **Drone** qui compte quatre manches, et une **Barrière** pour chacun.',

  J2: 'Avant la première manche',
  'J2.1':
    'On joue de trois à cinq. Autour du Centre-ville se trouvent **deux Quartiers de plus que de joueurs**\u00a0: 5, 6 ou 7. Un hôte qui apporte moins de Quartiers reçoit moins de joueurs.',
  'J2.2':
    'Le hasard décide des Quartiers et de leur face\u00a0; aucun ne vient deux fois. L’option première partie ne prend que des faces vertes, celle des Quartiers promo les ajoute au tirage.',
  'J2.3':
    'Le **Drone** s’arrête entre deux Quartiers. Il désigne le suivant dans le sens horaire\u00a0: c’est là que commence chaque décompte.',
  'J2.4':
    'Dans chaque Quartier, le pion Cible part de la **première zone**, près de l’entrée. Le marqueur de manche est sur 1.',
  'J2.5':
    'Les pods sont mélangés en une pile. Vous recevez sept dés, une Barrière et 2 Gelées. Tant que vous n’êtes pas prêt pour la première manche, vous pouvez prendre une autre couleur libre.',

  J3: 'Une manche',
  'J3.1':
    '**Il n’y a pas de tours.** Quand tout le monde est prêt, un compte à rebours de 3 secondes lance la manche. Il part tout seul après 60 secondes, pour que personne n’attende sans fin. L’hôte peut changer les deux.',
  'J3.2':
    '**Lancez tous les dés qui vous restent. Placez-en un, ou aucun, puis relancez les autres.** Aussi souvent et aussi vite que vous voulez.',
  'J3.3': 'Vous seul voyez ce que vous lancez. Les autres voient combien de dés il vous reste.',
  'J3.4':
    'Un dé va à l’**entrée** de n’importe quel Quartier non bloqué, avec la valeur qu’il montre. Il y reste\u00a0: on ne peut ni le reprendre ni le déplacer.',
  'J3.5':
    'Un dé peut avoir un **effet** quand il est placé. Rien n’oblige à l’utiliser. Si vous le faites, il agit tout de suite, et dans ce Quartier seulement.',
  'J3.5a':
    '**1 ou 2\u00a0: retirer un dé.** N’importe quel autre dé à cette entrée, même un des vôtres. Il va au Centre-ville.',
  'J3.5b':
    '**3 ou 4\u00a0: déplacer le pion Cible** d’une zone, vers le haut ou vers le bas. Les zones forment une rangée\u00a0: on ne saute pas d’un bout à l’autre.',
  'J3.5c': '**5 ou 6\u00a0: aucun effet**, mais beaucoup de poids.',
  'J3.6':
    'Votre dernier dé placé, vous pouvez **bloquer** un Quartier\u00a0: plus personne n’y place de dé de toute la manche. Vous n’avez qu’une Barrière, et où elle est, elle reste. Vous pouvez l’utiliser jusqu’à la fin de la manche, aussi pendant que le sable coule. Un Quartier bloqué ne peut pas l’être deux fois.',
  'J3.7':
    'Votre dernier dé placé, vous pouvez aussi **retourner le sablier**\u00a0: il reste 10 secondes aux autres. Il est retourné une fois par manche, par le premier qui le fait. Bloquer, retourner, les deux ou rien\u00a0: à vous de voir.',
  'J3.8':
    'Un dé retiré au Centre-ville ne revient pas pendant la manche. Pour son propriétaire, il reste placé.',
  'J3.9':
    'Quand le sable est écoulé, tout le monde s’arrête aussitôt. Les dés non placés ne comptent pas.',
  'J3.10': 'La manche est finie aussi, aussitôt, quand plus personne n’a de dé à placer.',
  'J3.11':
    'Si personne ne retourne le sablier, la table le fait après 90 secondes. L’hôte peut choisir de 60 à 300 secondes, ou s’en passer.',
  'J3.12':
    'Si deux joueurs veulent la même chose en même temps, le premier l’obtient, une fois les connexions lentes compensées\u00a0; ce qui était en route quand le sable s’est écoulé compte encore. Pour l’autre il ne se passe rien, et on lui dit pourquoi\u00a0: le dé reste en main tel qu’il était, et il choisit à nouveau. De même si le dé visé a disparu, ou si le pion Cible est déjà là où on le voulait.',
  'J3.13':
    'Lancer prend un instant\u00a0: 0,6 seconde sépare deux de vos lancers. L’hôte peut choisir de 0,3 à 1,5.',

  J4: 'Décompte des Quartiers',
  'J4.1':
    'Les Barrières reviennent à leurs propriétaires. Puis les Quartiers sont décomptés **l’un après l’autre, dans le sens horaire**, en commençant par celui que désigne le Drone.',
  'J4.2':
    '**Les dés égaux d’un même joueur s’annulent** dans un Quartier, tous, quel que soit leur nombre. Ils retournent derrière la Barrière et ne comptent plus dans cette manche.',
  'J4.3':
    'Qui a le **plus fort total** de ce qui reste est le **joueur majoritaire** et gagne la **récompense ciblée**. En cas d’égalité, chacun gagne toute la récompense.',
  'J4.4': 'Un Quartier sans dés ne donne rien. Qui n’y a plus de dés n’y est pas présent.',
  'J4.5':
    'Si une récompense montre plusieurs icônes, elles viennent une à une de gauche à droite\u00a0; en cas d’égalité, une icône pour tous avant la suivante.',

  J5: 'Les récompenses',
  'J5.1': '**Un nombre\u00a0:** prenez autant de Gelées. Oui, le 0 existe.',
  'J5.2':
    '**Pod\u00a0:** prenez le premier Jelly-pod de la pile, regardez-le en secret et gardez-le face cachée. Les joueurs à égalité se servent dans le sens horaire depuis le Drone. S’il n’y en a pas assez pour tous, personne n’en prend.',
  'J5.3':
    '**Perdre un pod\u00a0:** un de vos pods retourne dans la boîte\u00a0; vous choisissez lequel, et vous seul le savez. Sans pod, rien ne se passe. À partir de deux, on vous le demande toujours, même s’ils sont égaux, pour que les autres n’apprennent rien.',
  'J5.4': '**2 par pod\u00a0:** 2 Gelées pour chacun de vos pods. Vous gardez les pods.',
  'J5.5':
    '**Flèche\u00a0:** gagnez la récompense ciblée du Quartier voisin qu’elle désigne\u00a0: dans le sens horaire, dans l’autre, ou celui que vous choisissez. Dés et totaux sont ceux de votre Quartier\u00a0; seule la récompense est celle du voisin.',
  'J5.5a':
    'Les joueurs à égalité choisissent ensemble, ouvertement. S’ils ne sont pas d’accord, ou si l’un ne dit rien à temps, c’est le voisin dans le sens horaire.',
  'J5.5b':
    'Si le voisin montre aussi une flèche, suivez-la à partir de là. Si elle ramène à un Quartier déjà visité, les flèches s’arrêtent avec 0 Gelée. Ce qui est imprimé à côté d’une flèche est gagné quand même.',
  'J5.6':
    '**Chacun vous donne 1** (ou 2), présent ou non. Les joueurs à égalité ne se donnent rien entre eux\u00a0; chacun des autres donne à chacun d’eux. Qui a trop peu donne en parts égales\u00a0; le reste va dans le sens horaire depuis le Drone. Pour cela, la place 1 est à côté du Quartier 1, et ainsi de suite.',
  'J5.7':
    '**Vous donnez 1 à chaque autre joueur.** Les joueurs à égalité ne se donnent rien entre eux. Si vous avez trop peu, vous choisissez qui reçoit.',
  'J5.8':
    '**Selon le nombre de dés\u00a0:** tout dépend du nombre de dés que vous y avez, par exemple 7 Gelées avec 1 ou 2 dés, un pod avec 3 ou plus. Les dés annulés ne comptent pas. À égalité, chacun suit ses propres dés.',
  'J5.9':
    '**Premier et deuxième\u00a0:** le plus fort total gagne le premier nombre, le deuxième total l’autre. Tous les joueurs à égalité le gagnent, quel que soit le nombre de premiers.',
  'J5.10':
    '**Premier et les autres\u00a0:** le plus fort total gagne le premier nombre, tous les autres présents l’autre.',
  'J5.11':
    '**Quartiers promo.** Relancer, puis podium\u00a0: avant le décompte, tous les dés du Quartier sont relancés et ne s’annulent pas\u00a0; premier, deuxième et troisième gagnent ce que montre le podium. Par dé impair (ou pair)\u00a0: autant pour chaque dé de ce genre du joueur majoritaire. Qui copie une relance par une flèche garde les dés tels quels et n’utilise que le podium.',

  J6: 'Décompte du Centre-ville',
  'J6.1':
    'En dernier vient le Centre-ville\u00a0: **qui y a le plus de dés** prend le premier pod en secret. On compte les dés, on ne les additionne pas, et les dés égaux ne s’annulent pas.',
  'J6.2':
    'Si plusieurs en ont le plus, chacun prend un pod. S’il n’y en a pas assez pour eux, ou pas de dés au Centre-ville, personne n’en prend.',

  J7: 'La manche suivante, et la fin',
  'J7.1':
    'On joue **quatre manches**. Entre elles, tous les dés rentrent, les pions Cible reviennent à la première zone, et le marqueur de manche avance.',
  'J7.2':
    'La ville et le Drone tournent d’un quart. À l’écran chacun atteint tout\u00a0: seule l’image tourne, l’ordre du décompte reste.',
  'J7.3':
    'Après la quatrième manche, tous les pods sont ouverts. **Votre score, ce sont vos Gelées et le contenu de vos pods**\u00a0; là où un pod montre un dé, on le lance maintenant.',
  'J7.4': 'Le plus haut score gagne. À égalité, on partage la victoire.',

  J8: 'Choix pendant le décompte',
  'J8.1':
    'Trois récompenses peuvent vous demander quelque chose\u00a0: [J5.3], [J5.5] et [J5.7]. Tout le monde voit à qui l’on demande, et quoi. Vous avez 15 secondes (l’hôte peut choisir de 5 à 120). Ensuite le pod le plus faible s’en va (un pod à dé compte 3,5), la flèche va dans le sens horaire, ou votre Gelée part dans le sens horaire à partir de vous.',

  J9: 'Les récompenses de notre jeu',
  'J9 set':
    'Depuis l’entrée\u00a0: première zone, zone du milieu, zone intérieure. Un hôte peut apporter un autre jeu sous forme de fichier\u00a0; il est vérifié à son arrivée.',
  board: 'Quartier',
  promo: 'Promo',
  green: 'Face verte',
  other: 'Autre face',
  inPod: 'Dans le pod',
  pods: 'Pods',
  rollDie: 'Lancer un dé',

  J10: 'Exemples',
  'J10 examples':
    'Totaux de 7, 4 et 3\u00a0: le joueur qui a 7 gagne la récompense. Plusieurs six d’un joueur s’annulent\u00a0; il reste 4, 3 et 1, et le 4 gagne. Trois dés d’un joueur au Centre-ville et deux d’un autre\u00a0: le premier prend le pod.',
}
