// Hears whatever the page says, however short it stands there.

{
  const waits = []

  window.ear = {
    /** Begins to listen for a sentence, and tells by which number to ask for it. */
    listen(sentence) {
      const wait = new Promise(resolve => {
        const observer = new MutationObserver(changes => {
          const said = changes.flatMap(({ type, target, addedNodes }) => {
            return type === 'characterData' ? [target] : [...addedNodes]
          })
          if (!said.some(node => node.textContent.includes(sentence))) return
          observer.disconnect()
          resolve()
        })
        observer.observe(document, { childList: true, characterData: true, subtree: true })
      })
      return waits.push(wait) - 1
    },
    heard: nth => waits[nth],
  }
}
