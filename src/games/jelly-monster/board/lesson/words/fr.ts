import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  welcome: 'Tout le monde joue en même temps. Après quatre manches, qui a le plus de Gelée gagne.',
  city: 'Voici les Quartiers. La zone éclairée montre ce que gagne le plus fort total\u00a0: 5 Gelées à «\u00a0{harbour}\u00a0».',
  ready: 'Regardez autour de vous, puis dites que vous êtes prêt.',
  roll: 'Lancez tous vos dés. Vous seul les voyez.',
  place: 'Envoyez votre 6 à «\u00a0{harbour}\u00a0»\u00a0: touchez le dé, puis le Quartier.',
  rivals: 'Bo et Cléo n’attendent pas. Bo a maintenant 8 à «\u00a0{harbour}\u00a0», et vous 6.',
  again: 'Après chaque dé, on relance les autres.',
  remove: 'Envoyez le 1 à «\u00a0{harbour}\u00a0» et, avec son effet, retirez le 5 de Bo.',
  removed: 'Le dé de Bo est au Centre-ville. Vous menez 7 à 3. Relancez.',
  move: 'Envoyez le 4 à «\u00a0{rooftops}\u00a0» et, avec son effet, déplacez la Cible de 4 à 7 Gelées.',
  tied: 'Égalité avec Cléo\u00a0: vous gagneriez 7 tous les deux. Relancez pour faire mieux.',
  cancel:
    'Attention\u00a0: deux 6 à vous dans un Quartier s’annulent. Envoyez donc ce 6 à «\u00a0{rooftops}\u00a0».',
  rest: 'Placez vos trois derniers dés comme vous voulez. Un 5 ou un 6 n’a pas d’effet, mais du poids.',
  lock: 'Tout est placé\u00a0! Vous pouvez bloquer un Quartier, pour que personne n’y entre\u00a0: bloquez «\u00a0{harbour}\u00a0».',
  flip: 'Et vous pouvez retourner le sablier. Faites-le\u00a0: il reste dix secondes aux autres.',
  sand: 'Bo se dépêche. Quand le sable est écoulé, tout le monde s’arrête.',
  scoring:
    'Maintenant les Quartiers sont décomptés un par un, puis le Centre-ville. Suivez cela plus haut.',
  end: 'Voilà une manche\u00a0! Encore trois, et on ouvre les pods. Vous savez tout ce qu’il faut.',
}
