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
    const choices = [...document.querySelectorAll('.question button:not(:disabled)')]
    if (choices.length > 0) {
      choices[turn % choices.length].click()
      return
    }
    press('Space')
    press(DICE[turn % 7])
    press(`Digit${1 + (Math.floor(turn / 2) % 7)}`)
    press('Enter')
    if (turn % 5 === 0) press('KeyF')
    if (turn % 7 === 0) press('KeyL')
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
