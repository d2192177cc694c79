// Plays by the board's own keys and buttons, quickly and without much thought.

{
  let timer = null
  let turn = 0
  const DICE = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU']

  function press(code) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
  }

  function play() {
    turn += 1
    const dialog = document.querySelector('dialog[open]')
    if (dialog !== null) {
      dialog.close()
      return
    }
    const choices = [...document.querySelectorAll('.question button:not(:disabled)')]
    if (choices.length > 0) {
      choices[turn % choices.length].click()
      return
    }
    const roll = document.querySelector('button.roll')
    if (roll === null) {
      document.querySelector('.main-button:not(:disabled)')?.click()
      return
    }
    press('Space')
    press(DICE[turn % 7])
    press(`Digit${1 + (Math.floor(turn / 2) % 7)}`)
    press('Enter')
    if (roll.disabled) press('KeyF')
  }

  window.pilot = {
    start() {
      timer ??= setInterval(play, 130)
    },
    stop() {
      clearInterval(timer)
      timer = null
    },
  }
}
