// Where a pilot sits: touches the board again and again, until it is told or sees that it may stop.

window.seatPilot = (play, pace) => {
  let timer = null
  const pilot = {
    start() {
      timer ??= setInterval(play, pace)
    },
    stop() {
      clearInterval(timer)
      timer = null
    },
    /** Plays until this can be seen: it is looked for before each touch, never after one more. */
    until(sign) {
      pilot.stop()
      return new Promise(resolve => {
        timer = setInterval(() => {
          if (document.querySelector(sign) === null) {
            play()
            return
          }
          pilot.stop()
          resolve()
        }, pace)
      })
    },
  }
  window.pilot = pilot
}
