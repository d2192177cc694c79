import type { Words } from './en.ts'

export const fr: Words = {
  tagline: 'Des jeux de dés entre amis, sur les écrans que vous avez.',
  about:
    'Un gobelet sert à lancer les dés. Ici, ce sera un endroit où jouer ensemble à des jeux de société\u00a0: chacun sur son téléphone, autour d’un téléviseur, ou seul contre des robots.',
  notYet: 'On ne peut pas encore jouer.',
  notYetMore:
    'Les règles d’abord, chacune avec ses tests. Les tables à l’écran sont en construction.',
  rulesHere: 'Règles déjà présentes',
  seats: 'De {min} à {max} joueurs',
  ready: 'Les règles sont là, la table est en construction',
  none: 'Aucune pour l’instant. Elles apparaîtront ici dès qu’elles seront là.',
  loading: 'Un coup d’œil dans le gobelet…',
  failed: 'La liste n’est pas arrivée.',
  again: 'Réessayer',
  free: 'Logiciel libre sous licence MIT.',
}
