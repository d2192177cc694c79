// The sentences of the page in three languages. A missing translation does not compile.

const en = {
  tagline: 'Dice games with friends, on the screens you have.',
  about:
    'A gobelet is a dice cup. Here it will be a place to play board games together: each on their own phone, around one television, or alone against bots.',
  notYet: 'You cannot play yet.',
  notYetMore:
    'The rules come first, and are tested to the last die. The tables on screen are being built now.',
  rulesHere: 'Rules already here',
  seats: '{min} to {max} players',
  ready: 'Rules ready, table being built',
  none: 'None yet. They will show up here as soon as they are in.',
  loading: 'Looking in the cup …',
  failed: 'The list did not arrive.',
  again: 'Try again',
  free: 'Free software under the MIT licence.',
} as const

type Words = { readonly [Key in keyof typeof en]: string }

const fr: Words = {
  tagline: 'Des jeux de dés entre amis, sur les écrans que vous avez.',
  about:
    'Un gobelet sert à lancer les dés. Ici, ce sera un endroit où jouer ensemble à des jeux de société : chacun sur son téléphone, autour d’un téléviseur, ou seul contre des robots.',
  notYet: 'On ne peut pas encore jouer.',
  notYetMore:
    'Les règles d’abord, vérifiées jusqu’au dernier dé. Les tables à l’écran sont en construction.',
  rulesHere: 'Règles déjà présentes',
  seats: 'De {min} à {max} joueurs',
  ready: 'Règles prêtes, table en construction',
  none: 'Aucune pour l’instant. Elles apparaîtront ici dès qu’elles seront là.',
  loading: 'Un coup d’œil dans le gobelet…',
  failed: 'La liste n’est pas arrivée.',
  again: 'Réessayer',
  free: 'Logiciel libre sous licence MIT.',
}

const de: Words = {
  tagline: 'Würfelspiele mit Freunden, auf den Bildschirmen, die da sind.',
  about:
    'Ein Gobelet ist ein Würfelbecher. Hier entsteht ein Ort, um gemeinsam Brettspiele zu spielen: jeder am eigenen Handy, zusammen vor dem Fernseher oder allein gegen Bots.',
  notYet: 'Spielen kann man noch nicht.',
  notYetMore:
    'Zuerst kommen die Regeln, geprüft bis zum letzten Würfel. Die Tische auf dem Bildschirm sind im Bau.',
  rulesHere: 'Regeln, die schon da sind',
  seats: '{min} bis {max} Personen',
  ready: 'Regeln fertig, Tisch im Bau',
  none: 'Noch keine. Sie erscheinen hier, sobald sie da sind.',
  loading: 'Ein Blick in den Becher …',
  failed: 'Die Liste ist nicht angekommen.',
  again: 'Noch einmal versuchen',
  free: 'Freie Software unter der MIT-Lizenz.',
}

const CATALOGUES = { en, fr, de }

export type Language = keyof typeof CATALOGUES

export function chosenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'fr' || language === 'de') return language
  }
  return 'en'
}

export const wordsFor = (language: Language): Words => CATALOGUES[language]

export function filled(sentence: string, values: Readonly<Record<string, number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
