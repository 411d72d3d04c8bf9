import { useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { checkContent } from './preflight/checkCell.ts'
import type { CellContent } from './preflight/columns.ts'
import type { Finding } from './preflight/finding.ts'

type Asking = Extract<Finding, { kind: 'asks' }>
type AskedValueProps = { finding: Asking; onSet: (text: string) => void }

/** What a value looks like; null where the column's name says enough. */
function hintOf(holds: CellContent): string | null {
  switch (holds.kind) {
    case 'phone':
      return '10 digits'
    case 'digits':
      return `${holds.length} digits`
    case 'email':
      return 'name@company.in'
    case 'date':
      return 'with its year'
    case 'reference':
    case 'text':
      return null
    default:
      return holds satisfies never
  }
}

/** A value that nobody but the operator knows; Set takes it when it would pass. */
export function AskedValue({ finding, onSet }: AskedValueProps) {
  const [text, setText] = useState('')
  const value = text.trim()
  const isFit = value !== '' && checkContent(finding.holds, value) === null
  const set = () => {
    if (isFit) onSet(value)
  }
  return (
    <>
      <FormControl
        size="sm"
        value={text}
        placeholder={hintOf(finding.holds) ?? finding.column}
        autoComplete="off"
        aria-label={`${finding.column} of row ${finding.row}`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // else the button that takes the focus would be pressed by it
          set()
        }}
      />
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        disabled={!isFit}
        aria-label={`Set ${finding.column} of row ${finding.row}`}
        onClick={set}
      >
        Set
      </button>
    </>
  )
}
