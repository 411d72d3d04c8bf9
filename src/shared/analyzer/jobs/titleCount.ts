const COUNT = /^\(\d+\) /

/**
 * Puts a count before the title of the browser's tab, whatever page names it next, until what it gives back is called.
 * @param count 0: none
 */
export function countInTitle(count: number): () => void {
  const plain = () => document.title.replace(COUNT, '')
  const write = () => {
    const wanted = count === 0 ? plain() : `(${count}) ${plain()}`
    if (document.title !== wanted) document.title = wanted
  }
  write()
  const title = document.querySelector('title')
  const watch = new MutationObserver(write)
  if (title !== null) watch.observe(title, { childList: true, characterData: true, subtree: true })
  return () => {
    watch.disconnect()
    document.title = plain()
  }
}
