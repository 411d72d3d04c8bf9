import { useEffect, useReducer } from 'react'
import { showToast } from '#shared/errors/toast.ts'
import { COPIED_MS, NOT_COPIED, stepCopied, type Copied } from './copied.ts'

/** Copies a text, and how that is to be said at the moment. */
export function useCopied(text: string): { kind: Copied['kind']; copy: () => void } {
  const [copied, move] = useReducer(stepCopied, NOT_COPIED)
  // Each press gives a state of its own, so that its time begins anew.
  useEffect(() => {
    const time = COPIED_MS[copied.kind]
    if (time === null) return undefined
    const timer = setTimeout(() => move('timeUp'), time)
    return () => clearTimeout(timer)
  }, [copied])
  // Async: a page without https has no clipboard at all.
  const write = async () => navigator.clipboard.writeText(text)
  const copy = () =>
    void write().then(
      () => move('copied'),
      () => showToast('error', 'The browser did not let the link be copied.'),
    )
  return { kind: copied.kind, copy }
}
