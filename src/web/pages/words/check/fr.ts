import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Vérifier les dés',
  intro:
    'Avant chaque partie, un secret est scellé, et chaque joueur y ajoute un nombre à lui. Tous les dés en découlent. Une fois la partie finie, le secret est ouvert, et cette page relance chaque dé, ici, dans votre navigateur.',
  checking: 'Chaque dé est relancé…',
  broken: 'La vérification elle-même a échoué. Rechargez la page et réessayez.',

  right: 'Tous les dés sont justes.',
  rightMore: 'Chaque lancer de cette partie est exactement ce que disait le secret scellé.',
  wrong: 'Quelque chose ne va pas.',
  underWay: 'Pas encore finie.',
  underWayMore:
    'Le journal est intact, mais sa fin manque. Le secret n’est ouvert qu’à ce moment-là\u00a0: les dés ne peuvent pas encore être vérifiés.',
  practice: 'Dés d’entraînement.',
  practiceMore:
    'Tous se refont à partir de la graine «\u00a0{seed}\u00a0», et ils concordent. Mais aucun secret n’a été scellé avant\u00a0: qui connaissait la graine pouvait connaître les dés.',

  chainTitle: 'Rien n’a été modifié',
  chain: {
    one: '{count} ligne, enchaînée à la précédente.',
    other: '{count} lignes, chacune enchaînée à la précédente.',
  },
  secretTitle: 'Le secret est bien celui qui était scellé',
  secret: 'Son sceau a été montré à tous avant le premier lancer, et il correspond.',
  diceTitle: 'Chaque lancer est refait',
  dice: {
    one: '{count} lancer, identique au point près.',
    other: '{count} lancers, identiques au point près.',
  },
  rulesTitle: 'Les règles ont été suivies',
  rules: {
    one: '{count} coup, permis, et le résultat en découle.',
    other: '{count} coups, tous permis, et le résultat en découle.',
  },

  where: 'Ligne {line} du journal',
  whereEntry: 'Ligne {line} du journal, coup {step}',
  details: 'Détails pour les spécialistes',
  empty: 'Il n’y a rien dedans.',
  malformed: 'Ce n’est pas le journal d’une partie, ou il en manque un bout.',
  'chain-broken': 'Quelqu’un a changé cette ligne, ou en a retiré ou ajouté une avant elle.',
  'unknown-format': 'Ce journal est écrit d’une façon que cette page ne connaît pas.',
  'unknown-game': 'Les règles de ce jeu, dans cette édition, ne sont pas ici.',
  'bad-options': 'Les options au début du journal sont impossibles.',
  'secret-differs': 'Le secret n’est pas celui qui a été scellé avant la partie.',
  'ending-differs': 'Le résultat n’est pas celui auquel la partie a mené.',
  'out-of-order': 'Ce coup ne peut pas être là où il est.',
  'time-ran-back': 'Ce coup est daté d’avant celui qui le précède.',
  'alarm-skipped': 'L’horloge aurait dû sonner avant ce coup, et ne l’a pas fait.',
  'alarm-not-due': 'L’horloge a sonné alors qu’elle n’était pas réglée ainsi.',
  'no-such-seat': 'Quelqu’un joue qui n’est pas à la table.',
  'after-the-end': 'Quelque chose se passe alors que la partie était finie.',
  refused: 'Les règles ne permettent pas ce coup.',
  'events-differ': 'Les dés et les règles disent autre chose que ce qui est écrit ici.',

  faces: 'Combien de fois chaque face est tombée',
  faceCount: {
    one: '{face}\u00a0: {count} fois',
    other: '{face}\u00a0: {count} fois',
  },
  facesMore: {
    one: '{count} dé en tout\u00a0; chaque face est attendue {each} fois.',
    other: '{count} dés en tout\u00a0; chaque face est attendue {each} fois.',
  },

  ingredients: 'De quoi les dés sont faits',
  seal: 'Sceau, montré avant la partie',
  theSecret: 'Secret, ouvert après la partie',
  value: 'Nombre apporté par {name}',
  key: 'Clé de la partie',
  keyMore: 'HMAC-SHA-256 des nombres, un par ligne, avec le secret pour clé',

  rolls: 'Tous les lancers',
  everybody: 'Tout le monde',
  table: 'La table',
  player: 'Joueur {number}',
  noRolls: 'Aucun lancer ici.',
  more: {
    one: 'En montrer {count} de plus',
    other: 'En montrer {count} de plus',
  },
  shuffle: '{count} éléments mélangés',
  pick: '{number} sur {count}',
  address: 'Adresse',
  digest: 'HMAC-SHA-256',
  how: 'Qui lance, combien de coups il a joués avant, et un numéro de bloc forment l’adresse. Son empreinte sous la clé de la partie donne les octets\u00a0; le reste d’un octet par 6, plus 1, est une face. Les octets à partir de 252 sont sautés, car ils favoriseraient certaines faces.',
  byte: 'Octet',
  ways: 'Sur',
  result: 'Résultat',
  passed: 'sauté',
  replay: 'Revoir la partie',
  closeCall: 'Comment vérifier sans cette page\u00a0?',
  closeCallMore:
    'Le journal est un simple texte, et sa forme est décrite dans docs/journal.md du code source, pour qu’un programme à vous puisse faire de même.',
  save: 'Enregistrer le journal',
}
