import type { Translated } from '#kernel/phrase.ts'
import type { en } from './en.ts'

export const fr: Translated<typeof en> = {
  welcome:
    'Trente dés font la course en groupes. Aucun n’est à vous\u00a0: tout le monde les déplace tous.',
  rollOff: 'Qui commence\u00a0? Touchez les deux dés marqués et lancez-les.',
  starts: 'Bo et Cléo lancent aussi. Votre somme est la plus forte\u00a0: vous commencez.',
  targets:
    'Voici un de vos objectifs secrets\u00a0: il vous faut des dés lilas et des cinq en tête.',
  colour: 'Jouez votre carte lilas\u00a0: tous les dés lilas avancent.',
  endTurn:
    'Ils sont en tête. Vous pourriez encore la reprendre\u00a0; finissez votre tour, et vous piochez.',
  rivals: 'Bo joue six\u00a0: en partant de la tête, chaque six rejoint le groupe devant lui.',
  reroll:
    'Cléo pose une carte face cachée et relance le groupe de queue. Chacun le peut de temps en temps.',
  value:
    'Jouez maintenant votre cinq\u00a0: les cinq de chaque groupe passent dans celui de devant.',
  endAgain: 'Il y a plus de cinq devant. Finissez votre tour.',
  flag: 'Bo joue et pioche, et voilà la carte d’étape\u00a0: l’étape est finie.',
  choose: 'Chacun choisit un objectif en secret. Choisissez le cinq lilas.',
  scored:
    'En tête, chaque dé lilas compte 1, chaque cinq 1, un cinq lilas 3. Vous gagnez l’étape\u00a0!',
  more: 'On peut aussi jouer un objectif à découvert\u00a0: sa couleur et sa valeur avancent, mais tous le voient.',
  end: 'La course continue d’ici. Quatre étapes, de 3 à 6 points. Vous savez tout ce qu’il faut.',
}
