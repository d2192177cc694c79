import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Revoir une partie',
  intro:
    'Regardez une partie finie, à la vitesse où elle a été jouée ou pas à pas, avec les yeux de n’importe quel joueur ou cartes sur table.',
  loading: 'La table est remise en place…',
  objection: 'Ce journal n’est pas en ordre, il n’est donc pas montré.',
  whatIsWrong: 'Qu’est-ce qui ne va pas\u00a0?',
  noBoard: 'Le plateau de ce jeu n’est pas arrivé. Réessayez.',
  stumbled: 'Le plateau a trébuché. Rechargez la page.',
  bar: 'Lecture',
  play: 'Lire',
  pause: 'Pause',
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  where: 'Où dans la partie',
  step: 'Pas {step} sur {steps}, {time}',
  speed: 'Vitesse',
  times: '{speed}×',
  eyes: 'Point de vue',
  open: 'tout ouvert',
  spectator: 'spectateur',
  player: 'Joueur {number}',
  cut: 'Abréger les attentes',
  share: 'Partager cet instant',
  shared: 'Le lien est copié.',
  check: 'Vérifier les dés',
  leave: 'Quitter la lecture',
}
