import { useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { checkCell } from './preflight/checkCell.ts'
import type { Finding } from './preflight/finding.ts'

type Asking = Extract<Finding, { kind: 'asks' }>
type AskedValueProps = { finding: Asking; onSet: (text: string) => void }

const EXPECTED: Record<Asking['what'], { column: string; hint: string | null }> = {
  phone: { column: 'phoneNumber', hint: '10 digits' },
  email: { column: 'email', hint: 'name@company.in' },
  text: { column: 'name', hint: null },
}

/** A value that nobody but the operator knows; Set takes it when it would pass. */
export function AskedValue({ finding, onSet }: AskedValueProps) {
  const [text, setText] = useState('')
  const { column, hint } = EXPECTED[finding.what]
  const value = text.trim()
  const isFit = value !== '' && checkCell(column, value) === null
  const set = () => {
    if (isFit) onSet(value)
  }
  return (
    <>
      <FormControl
        size="sm"
        value={text}
        placeholder={hint ?? finding.column}
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
