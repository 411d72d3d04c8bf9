import down from 'bootstrap-icons/icons/chevron-down.svg?raw'
import up from 'bootstrap-icons/icons/chevron-up.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { KeyboardEvent, RefObject } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { ToolButton } from './ToolButton.tsx'

type FindBarProps = {
  inputRef: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  /** '3 of 14' */
  count: string
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** The find box of a viewer: Enter goes on, Shift+Enter back, Escape closes. */
export function FindBar({ inputRef, typed, onType, count, onStep, onClose }: FindBarProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onStep(event.shiftKey ? -1 : 1)
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
  }
  return (
    <search className="preview-find" onKeyDown={onKeyDown}>
      <FormControl
        ref={inputRef}
        size="sm"
        aria-label="Find in this file"
        placeholder="Find in this file"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <output className="preview-count tiny" aria-label="Matches">
        {count}
      </output>
      <ToolButton
        icon={up}
        label="Match before"
        isDisabled={count === ''}
        onClick={() => onStep(-1)}
      />
      <ToolButton
        icon={down}
        label="Match after"
        isDisabled={count === ''}
        onClick={() => onStep(1)}
      />
      <ToolButton icon={close} label="Close find" onClick={onClose} />
    </search>
  )
}
