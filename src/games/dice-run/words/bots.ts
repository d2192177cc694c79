// What the bots are called, what they are like, and the sentences for why they play as they do.

const en = {
  names: {
    tumbler: 'Tumbler',
    stroller: 'Stroller',
    pacemaker: 'Pacemaker',
    breakaway: 'Breakaway',
  },
  characters: {
    tumbler: 'Plays for the first time and falls over its own dice.',
    stroller: 'Likes to be in front and keeps half an eye on the others.',
    pacemaker: 'Knows what a position is worth and rarely wastes a card.',
    breakaway: 'Thinks a round ahead and guesses what you are after.',
  },
  reasons: {
    whim: 'It just felt right.',
    strangers: 'These dice do little for my targets, so a new roll can only help.',
    shown: 'My target is worth showing now: it moves dice twice.',
    'new-faces': 'New faces on that group suit me better.',
    ahead: 'This brings my dice to the front.',
    'in-the-way': 'This takes the lead from what others may be after.',
    preparing: 'This gets my dice ready for later.',
    idle: 'This card can do nothing now, and the others are worth keeping.',
    sparing: 'This costs me least and keeps my better cards.',
    'best-now': 'This target scores best as the groups stand.',
    'saved-up': 'I keep my better target for a stage worth more.',
    done: 'That was my turn.',
  },
} as const

type Sentences = {
  readonly [Part in keyof typeof en]: { readonly [Key in keyof (typeof en)[Part]]: string }
}

const fr: Sentences = {
  names: {
    tumbler: 'Culbute',
    stroller: 'Flâneur',
    pacemaker: 'Lièvre',
    breakaway: 'Échappée',
  },
  characters: {
    tumbler: 'Joue pour la première fois et trébuche sur ses propres dés.',
    stroller: 'Aime être devant et garde un œil distrait sur les autres.',
    pacemaker: 'Sait ce que vaut une position et gâche rarement une carte.',
    breakaway: 'Pense un tour à l’avance et devine ce que vous cherchez.',
  },
  reasons: {
    whim: 'J’en avais envie.',
    strangers: 'Ces dés servent peu mes objectifs\u00a0: les relancer ne peut qu’aider.',
    shown: 'C’est le moment de montrer mon objectif\u00a0: il fait avancer deux fois.',
    'new-faces': 'De nouvelles faces dans ce groupe m’arrangeraient.',
    ahead: 'Cela amène mes dés vers la tête.',
    'in-the-way': 'Cela retire la tête à ce que les autres visent peut-être.',
    preparing: 'Cela prépare mes dés pour plus tard.',
    idle: 'Cette carte ne peut rien faire, et les autres méritent d’être gardées.',
    sparing: 'C’est ce qui me coûte le moins, et je garde mes meilleures cartes.',
    'best-now': 'Cet objectif rapporte le plus avec les groupes tels qu’ils sont.',
    'saved-up': 'Je garde un meilleur objectif pour une étape qui vaut plus.',
    done: 'Mon tour est fini.',
  },
}

const de: Sentences = {
  names: {
    tumbler: 'Purzel',
    stroller: 'Bummler',
    pacemaker: 'Tempomacher',
    breakaway: 'Ausreißer',
  },
  characters: {
    tumbler: 'Spielt zum ersten Mal und stolpert über die eigenen Würfel.',
    stroller: 'Ist gern vorn und behält die anderen halb im Auge.',
    pacemaker: 'Weiß, was eine Stellung wert ist, und vergeudet selten eine Karte.',
    breakaway: 'Denkt eine Runde voraus und ahnt, worauf du aus bist.',
  },
  reasons: {
    whim: 'Mir war einfach danach.',
    strangers: 'Diese Würfel nützen meinen Zielen wenig; ein Neuwurf kann nur helfen.',
    shown: 'Jetzt lohnt es sich, mein Ziel zu zeigen: Es bewegt zweimal.',
    'new-faces': 'Neue Augen in dieser Gruppe kämen mir gelegen.',
    ahead: 'Das bringt meine Würfel nach vorn.',
    'in-the-way': 'Das nimmt dem die Spitze, worauf andere aus sein könnten.',
    preparing: 'Das bereitet meine Würfel für später vor.',
    idle: 'Diese Karte bewirkt gerade nichts, und die anderen behalte ich lieber.',
    sparing: 'Das kostet mich am wenigsten und schont meine besseren Karten.',
    'best-now': 'Dieses Ziel zählt am meisten, so wie die Gruppen stehen.',
    'saved-up': 'Mein besseres Ziel hebe ich für eine wertvollere Etappe auf.',
    done: 'Das war mein Zug.',
  },
}

export const botWords = { en, fr, de }
