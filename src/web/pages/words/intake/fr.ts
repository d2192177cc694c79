import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  link: 'Lien ou numéro d’une partie',
  linkHint: 'Donné à la fin d’une partie, ou par quelqu’un qui y était',
  open: 'Ouvrir',
  file: 'Choisir un fichier',
  drop: 'ou le déposer ici',
  paste: 'ou coller un journal ici',
  loading: 'La partie arrive…',
  'no-such-match': 'Cette partie n’est pas ici. Le lien est peut-être incomplet.',
  'match-not-over': 'Cette partie est encore en cours. Revenez quand elle sera finie.',
  unreachable: 'La partie n’est pas arrivée. Y a-t-il une connexion\u00a0?',
  'not-kept':
    'Cet appareil n’a pas gardé cette partie. Si vous l’avez enregistrée, ouvrez le fichier.',
  again: 'Réessayer',
  home: 'Accueil',
  which: 'Il y a plusieurs parties dedans\u00a0:',
  nth: 'Partie {number}',
  other: 'Une autre partie',
}
