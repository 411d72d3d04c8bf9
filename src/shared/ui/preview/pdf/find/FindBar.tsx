import down from 'bootstrap-icons/icons/chevron-down.svg?raw'
import up from 'bootstrap-icons/icons/chevron-up.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { KeyboardEvent, RefObject } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { ToolbarButton } from '../../ToolbarButton.tsx'

type FindBarProps = {
  label: string
  inputRef: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  count: string
  onMove: (step: 1 | -1) => void
  onClose: () => void
}

/** Enter goes to the next match, Shift+Enter back, Escape closes. */
export function FindBar({ label, inputRef, typed, onType, count, onMove, onClose }: FindBarProps) {
  const onField = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onMove(event.shiftKey ? -1 : 1)
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
        <ToolbarButton
          icon={up}
          label="Previous match"
          isDisabled={count === ''}
          onClick={() => onMove(-1)}
        />
        <ToolbarButton
          icon={down}
          label="Next match"
          isDisabled={count === ''}
          onClick={() => onMove(1)}
        />
        <ToolbarButton icon={close} label="Close find" onClick={onClose} />
      </div>
    </div>
  )
}
