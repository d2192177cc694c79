// Plays by the board's own buttons: touches what can be touched until there is something to play.

{
  let turn = 0

  const all = selector => [...document.querySelectorAll(`.dice-run ${selector}`)]

  function touchOne(selector) {
    const found = all(selector)
    if (found.length > 0) found[(turn * 7) % found.length].click()
  }

  function play() {
    turn += 1
    // A device that is shared: the next one takes it.
    const taker = document.querySelector('main.hand button')
    if (taker !== null) {
      taker.click()
      return
    }
    const next = all('[data-do="continue"], [data-do="skip"]')
    if (next.length > 0) {
      next[0].click()
      return
    }
    const [big] = all('[data-big]')
    if (big === undefined || big.dataset.big === 'wait') return
    if (big.dataset.big === 'go') {
      big.click()
      return
    }
    const ways = ['[data-card]', '[data-die]', '.choices button', '[data-group]', '[data-target]']
    touchOne(ways[turn % ways.length])
  }

  seatPilot(play, 90)
}
