import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  title: 'Apprendre en jouant',
  coach: 'Guide',
  you: 'Alex',
  next: 'Suivant',
  show: 'Montrez-moi',
  progress: '{step} sur {steps}',
  rule: 'Règle {rule}',
  nudge: 'Pas cela, pas maintenant.',
  leave: 'Quitter la leçon',
  solo: 'Jouer contre des robots',
  again: 'Encore une fois',
  rules: 'Toutes les règles',
  stumbled: 'Le plateau a trébuché. Rechargez la page.',
  noLesson: 'Il n’y a pas de leçon pour ce jeu.',
}
