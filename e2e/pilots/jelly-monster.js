// Plays by the board's own buttons and keys, quickly and without much thought.

{
  let turn = 0

  const all = selector => [...document.querySelectorAll(selector)]

  function press(code) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
  }

  function touchOne(selector) {
    const found = all(selector)
    if (found.length > 0) found[(turn * 5) % found.length].click()
    return found.length > 0
  }

  /** The die goes to an open district; what it could do there is passed over. */
  function place() {
    if (all('.slot.held').length === 0) touchOne('[data-hand]')
    touchOne('.tile:not(:has(.shutter)) .whole')
    press('Enter')
  }

  function play() {
    turn += 1
    const dialog = document.querySelector('dialog[open]')
    if (dialog !== null) {
      dialog.close()
      return
    }
    if (document.querySelector('.story') !== null) {
      press('Escape')
      return
    }
    if (touchOne('.question button:not(:disabled)')) return
    const roll = document.querySelector('button.roll')
    if (roll === null && all('.finish.done').length === 0) {
      document.querySelector('.main-button:not(:disabled)')?.click()
      return
    }
    if (roll === null || roll.disabled) press('KeyF')
    else if (roll.classList.contains('due')) roll.click()
    else place()
  }

  seatPilot(play, 130)
}
