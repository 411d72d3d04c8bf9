const COUNT = /^\(\d+\) /

const plain = () => document.title.replace(COUNT, '')

/**
 * Puts a count before the title of the browser's tab, whatever page names it next, until what it gives back is called.
 * @param count 0: none
 */
export function countInTitle(count: number): () => void {
  let named: string | null = null
  const write = () => {
    // Only a new name is answered: whoever changes the count alone is not contradicted, or two would never end.
    if (plain() === named) return
    named = plain()
    document.title = count === 0 ? named : `(${count}) ${named}`
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
