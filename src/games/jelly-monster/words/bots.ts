// What the bots are called, what they are like, and the sentences for why they play as they do.

const en = {
  names: {
    wobbler: 'Wobbler',
    nibbler: 'Nibbler',
    gobbler: 'Gobbler',
    devourer: 'Devourer',
  },
  characters: {
    wobbler: 'Plays for the first time and shakes as much as the Jelly.',
    nibbler: 'Takes whatever looks tasty right now.',
    gobbler: 'Knows the odds and leaves little on the plate.',
    devourer: 'Sees the end of the round coming and swallows it whole.',
  },
  reasons: {
    whim: 'It just felt right.',
    ready: 'I have seen the city. Let it begin.',
    roll: 'All my dice have to be rolled before I can place one.',
    'roll-again': 'The next roll promises more than these dice.',
    lead: 'With this die I control the district.',
    share: 'With this die I share control of the district.',
    footing: 'I want to be there when it counts.',
    'nowhere-better': 'This die does least harm there.',
    'out-of-the-way': 'That die stood in my way.',
    'own-aside': 'My other die does more for me on the city centre.',
    'new-target': 'The target marker suits me better on that zone.',
    locked: 'What I have there, nobody shall take from me.',
    hurry: 'I am done, so the others had better hurry.',
    'lowest-pod': 'That is my least valuable Jelly-pod.',
    'better-neighbour': 'The target reward on that side is worth more to me.',
    'fewest-jelly': 'Whoever has least can hurt me least.',
  },
} as const

type Sentences = {
  readonly [Part in keyof typeof en]: { readonly [Key in keyof (typeof en)[Part]]: string }
}

const fr: Sentences = {
  names: {
    wobbler: 'Tremblote',
    nibbler: 'Grignoteur',
    gobbler: 'Glouton',
    devourer: 'Dévoreur',
  },
  characters: {
    wobbler: 'Joue pour la première fois et tremble autant que la Gelée.',
    nibbler: 'Prend ce qui lui fait envie sur le moment.',
    gobbler: 'Connaît les probabilités et ne laisse pas grand-chose dans l’assiette.',
    devourer: 'Voit venir la fin de la manche et l’avale tout rond.',
  },
  reasons: {
    whim: 'J’en avais envie.',
    ready: 'J’ai vu la ville. On peut commencer.',
    roll: 'Je dois lancer tous mes dés avant d’en placer un.',
    'roll-again': 'Le prochain lancer promet mieux que ces dés.',
    lead: 'Avec ce dé, je deviens majoritaire dans le Quartier.',
    share: 'Avec ce dé, je partage la majorité dans le Quartier.',
    footing: 'Je veux y être quand on comptera.',
    'nowhere-better': 'C’est là que ce dé me fait le moins de mal.',
    'out-of-the-way': 'Ce dé me barrait la route.',
    'own-aside': 'Mon autre dé m’est plus utile au Centre-ville.',
    'new-target': 'Le pion Cible m’arrange mieux sur cette zone.',
    locked: 'Ce que j’ai là, personne ne me le prendra.',
    hurry: 'J’ai fini, alors aux autres de se dépêcher.',
    'lowest-pod': 'C’est mon Jelly-pod de moindre valeur.',
    'better-neighbour': 'La récompense ciblée de ce côté vaut plus pour moi.',
    'fewest-jelly': 'Qui a le moins me menace le moins.',
  },
}

const de: Sentences = {
  names: {
    wobbler: 'Wackelpeter',
    nibbler: 'Naschkatze',
    gobbler: 'Vielfraß',
    devourer: 'Nimmersatt',
  },
  characters: {
    wobbler: 'Spielt zum ersten Mal und zittert so sehr wie das Jelly.',
    nibbler: 'Nimmt, was gerade lecker aussieht.',
    gobbler: 'Kennt die Chancen und lässt wenig auf dem Teller.',
    devourer: 'Sieht das Ende der Runde kommen und verschlingt sie ganz.',
  },
  reasons: {
    whim: 'Mir war einfach danach.',
    ready: 'Ich habe die Stadt gesehen. Es kann losgehen.',
    roll: 'Ich muss alle Würfel werfen, bevor ich einen einsetze.',
    'roll-again': 'Der nächste Wurf verspricht mehr als diese Würfel.',
    lead: 'Mit diesem Würfel habe ich die Kontrolle im Bezirk.',
    share: 'Mit diesem Würfel teile ich die Kontrolle im Bezirk.',
    footing: 'Wenn es zählt, will ich dort dabei sein.',
    'nowhere-better': 'Dort schadet mir dieser Würfel am wenigsten.',
    'out-of-the-way': 'Dieser Würfel stand mir im Weg.',
    'own-aside': 'Mein anderer Würfel nützt mir im Stadtzentrum mehr.',
    'new-target': 'Der Belohnungsmarker steht in dieser Zone besser für mich.',
    locked: 'Was ich dort habe, nimmt mir niemand mehr.',
    hurry: 'Ich bin fertig, also sollen sich die anderen beeilen.',
    'lowest-pod': 'Das ist meine Jelly-Kapsel mit dem kleinsten Wert.',
    'better-neighbour': 'Die aktuelle Belohnung auf dieser Seite ist mir mehr wert.',
    'fewest-jelly': 'Wer am wenigsten hat, ist am wenigsten gefährlich.',
  },
}

export const botWords = { en, fr, de }
