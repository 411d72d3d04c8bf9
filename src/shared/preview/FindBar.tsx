import down from 'bootstrap-icons/icons/chevron-down.svg?raw'
import up from 'bootstrap-icons/icons/chevron-up.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { KeyboardEvent, RefObject } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { ToolButton } from './ToolButton.tsx'

type FindBarProps = {
  /** 'Find in this file'. */
  label: string
  inputRef: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  /** '3 of 14' */
  count: string
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** The find box of a viewer or a result: Enter goes on, Shift+Enter back, Escape closes. */
export function FindBar({ label, inputRef, typed, onType, count, onStep, onClose }: FindBarProps) {
  const onField = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onStep(event.shiftKey ? -1 : 1)
  }
  const onBar = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <div onKeyDown={onBar}>
      <div role="search" className="preview-find">
        <FormControl
          ref={inputRef}
          size="sm"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoFocus
          value={typed}
          onKeyDown={onField}
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
      </div>
    </div>
  )
}
