// What somebody without a pointer does, by the keys of each board.
import type { Page } from 'playwright-core'

/** Goes from control to control until one has this name, as a person without a pointer does. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate<string>(
      `(document.activeElement?.getAttribute('aria-label')
        ?? document.activeElement?.textContent ?? '').trim()`,
    )
    if (name.test(label)) return
  }
  throw new Error(`no control named ${name} can be reached by Tab`)
}

const has = (page: Page, selector: string) => page.locator(selector).first().isVisible()

/** By their place on the keyboard, whatever is printed on them. */
const DICE = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU']

interface Seen {
  readonly isDue: boolean
  /** The places of the dice that are left. */
  readonly dice: readonly number[]
  /** The keys of the districts that nobody has locked. */
  readonly places: readonly string[]
}

const SEEN = `({
  isDue: document.querySelector('button.roll.due') !== null,
  dice: [...document.querySelectorAll('.slot')].flatMap((slot, nth) => {
    return slot.matches('[data-hand]') ? [nth] : []
  }),
  places: [...document.querySelectorAll('.tile:not(:has(.shutter)) .sign small')].map(
    number => number.textContent,
  ),
})`

export async function playJellyMonster(page: Page, turn: number): Promise<void> {
  const { keyboard } = page
  if (await has(page, 'dialog[open], .story')) {
    await keyboard.press('Escape')
    return
  }
  if (await has(page, '.question button:not(:disabled)')) {
    await tabTo(page, /./)
    if (await page.evaluate('document.activeElement.closest(".question") !== null')) {
      await keyboard.press('Enter')
    }
    return
  }
  await page.evaluate('document.activeElement?.blur()')
  if (!(await has(page, 'button.roll'))) {
    await keyboard.press('Enter')
    return
  }
  if (!(await rollOrPlace(page, turn))) await keyboard.press('f')
}

/** `false`: no die is left. */
export async function rollOrPlace(page: Page, turn: number): Promise<boolean> {
  const { keyboard } = page
  // A number without a die in hand asks what the district is worth.
  if (await has(page, 'dialog[open]')) {
    await keyboard.press('Escape')
    return true
  }
  const { isDue, dice, places } = await page.evaluate<Seen>(SEEN)
  if (dice.length === 0) return false
  if (isDue) {
    await keyboard.press('Space')
    return true
  }
  await keyboard.press(DICE[dice[turn % dice.length]!]!)
  await keyboard.press(places[turn % places.length]!)
  await keyboard.press('Enter')
  return true
}

const MOOD = `document.querySelector('[data-big]')?.dataset.big ?? null`

export async function playDiceRun(page: Page, turn: number): Promise<void> {
  const { keyboard } = page
  if (await has(page, '[data-do="continue"], [data-do="skip"]')) {
    await keyboard.press('Escape')
    return
  }
  const mood = await page.evaluate<string | null>(MOOD)
  if (mood === null || mood === 'wait') return
  if (mood === 'go') {
    await page.evaluate('document.activeElement?.blur()')
    await keyboard.press('Enter')
    return
  }
  const keys = ['1', 'ArrowRight', 'Enter', 'a', '2', 'b', 'ArrowRight', 'Enter', '3', 't']
  await keyboard.press(keys[turn % keys.length]!)
}

/** One step for each picture that is drawn: nobody types faster than they see. */
export async function seeNextPicture(page: Page): Promise<void> {
  await page.evaluate('new Promise(requestAnimationFrame)')
}
