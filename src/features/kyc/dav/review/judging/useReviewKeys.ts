import { useEffect, useLayoutEffect, useRef } from 'react'
import { commandOf, type Command } from './keys.ts'
import { isSilenced } from './letterKeys.ts'

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** A dialog over the review has its own keys. */
const DIALOG = '[aria-modal="true"]'

/** The review's keys, wherever on the page the focus is; a key that is held down decides once. */
export function useReviewKeys(onCommand: (command: Command) => void): void {
  const latest = useRef(onCommand)
  useLayoutEffect(() => {
    latest.current = onCommand
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isSilenced(event)) return
      if (document.querySelector(DIALOG) !== null) return
      const isInField = event.target instanceof Element && event.target.matches(FIELD)
      const command = commandOf(event, isInField)
      if (command === null) return
      event.preventDefault()
      if (!event.repeat || command.kind === 'move') latest.current(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
