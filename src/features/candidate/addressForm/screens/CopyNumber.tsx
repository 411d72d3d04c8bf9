import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { useWords } from '../words/words.ts'

type CopyNumberProps = { text: string }

/** Where the browser keeps its clipboard to itself, the number can still be selected and read out. */
export function CopyNumber({ text }: CopyNumberProps) {
  const { completed: words } = useWords().screens
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false) // it stays what it says: nothing was copied
    }
  }
  return (
    <>
      <button type="button" className="btn btn-secondary" onClick={() => void copy()}>
        <Icon of={clipboard} />
        {words.copy}
      </button>
      <p role="status" className="completed-copied">
        {isCopied && words.copied}
      </p>
    </>
  )
}
