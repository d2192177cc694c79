// Tells screen readers what others see. Only what concerns the listener: their own results, whose
// turn it is, the last seconds.

export type Urgency = 'polite' | 'assertive'

/** As much of an element as is needed to speak. */
export interface Mouth {
  textContent: string | null
}

export interface Announcer {
  announce(sentence: string, urgency?: Urgency): void
}

/** What is said in one breath is read as one. */
const BREATH = 120

export function announcer(
  mouths: Readonly<Record<Urgency, Mouth>>,
  after: (wait: number, call: () => void) => void,
): Announcer {
  const waiting: Record<Urgency, string[]> = { polite: [], assertive: [] }
  function speak(urgency: Urgency): void {
    const text = waiting[urgency].join(' ')
    waiting[urgency] = []
    const mouth = mouths[urgency]
    // The same words again are read again only if they differ.
    mouth.textContent = mouth.textContent === text ? `${text}\u00a0` : text
  }
  return {
    announce(sentence, urgency = 'polite') {
      if (waiting[urgency].length === 0) after(BREATH, () => speak(urgency))
      if (!waiting[urgency].includes(sentence)) waiting[urgency].push(sentence)
    },
  }
}

let current: Announcer | null = null

/** Puts the two live regions into the page, once, before there is anything to say. */
export function openAnnouncer(body: HTMLElement): void {
  current = announcer(
    { polite: mouth(body, 'polite'), assertive: mouth(body, 'assertive') },
    (wait, call) => setTimeout(call, wait),
  )
}

function mouth(body: HTMLElement, urgency: Urgency): HTMLElement {
  const element = document.createElement('div')
  element.className = 'unseen'
  // Whatever is said, the page need not be laid out anew for it.
  element.style.contain = 'strict'
  element.setAttribute('role', urgency === 'polite' ? 'status' : 'alert')
  element.setAttribute('aria-live', urgency)
  body.append(element)
  return element
}

export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  current?.announce(sentence, urgency)
}
