/** Follows the page's heading, which may load later and be replaced, until the user presses something. Returns its end. */
export function focusHeading(main: HTMLElement): () => void {
  main.focus({ preventScroll: true })
  const update = () => {
    const heading = main.querySelector('h1')
    const isFree = document.activeElement === main || document.activeElement === document.body
    if (heading === null || !isFree) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(update)
  const listening = new AbortController()
  const stop = () => {
    observer.disconnect()
    listening.abort()
  }
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('keydown', stop, options)
  document.addEventListener('pointerdown', stop, options)
  observer.observe(main, { childList: true, subtree: true })
  update()
  return stop
}
