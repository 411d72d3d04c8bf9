import { useEffect, useEffectEvent } from 'react'

/** Rows that were copied out of a spreadsheet or an e-mail come as a file of this name. */
const PASTED_NAME = 'Pasted rows.csv'

/** More than a word: rows or cells. */
const isTable = (text: string) => /[\n\t,;|]/.test(text.trim())

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Takes rows that are pasted as text anywhere on the page; a pasted file is the drop zone's. */
export function usePastedCsv(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if ((event.clipboardData?.files.length ?? 0) > 0 || isTyping(event) || !isTable(text)) return
    event.preventDefault()
    onFile(new File([text], PASTED_NAME, { type: 'text/csv' }))
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
