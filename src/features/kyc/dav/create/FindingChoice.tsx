import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { checkCell } from './preflight/checkCell.ts'
import type { Choice, Finding } from './preflight/finding.ts'

type FindingChoiceProps = {
  finding: Finding
  choice: Choice | undefined
  onChoose: (choice: Choice | null) => void
}

const DONE: Record<Choice['kind'], string> = {
  set: 'Repaired',
  removed: 'Row removed',
  kept: 'Kept',
}

/** What may be done about a finding; what was done can be taken back. */
export function FindingChoice({ finding, choice, onChoose }: FindingChoiceProps) {
  const { row, column } = finding
  if (choice !== undefined)
    return (
      <span className="csv-choice">
        <Chip tone={choice.kind === 'set' ? 'success' : 'neutral'} icon={check}>
          {DONE[choice.kind]}
        </Chip>
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={`Undo, row ${row}, ${column}`}
          onClick={() => onChoose(null)}
        >
          Undo
        </button>
      </span>
    )
  switch (finding.kind) {
    case 'repairable':
      return (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-label={`Repair row ${row}, ${column}`}
          onClick={() => onChoose({ kind: 'set', text: finding.repair })}
        >
          <Icon of={wrench} />
          Repair
        </button>
      )
    case 'asks':
      return <AskedValue finding={finding} onSet={(text) => onChoose({ kind: 'set', text })} />
    case 'twice':
      return (
        <span className="csv-choice">
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={`Keep both, row ${row}`}
            onClick={() => onChoose({ kind: 'kept' })}
          >
            Keep both
          </button>
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            onClick={() => onChoose({ kind: 'removed' })}
          >
            Remove row {row}
          </button>
        </span>
      )
    default:
      return finding satisfies never
  }
}

type Asking = Extract<Finding, { kind: 'asks' }>

const EXPECTED: Record<Asking['what'], { column: string; hint: string }> = {
  phone: { column: 'phoneNumber', hint: '10 digits' },
  email: { column: 'email', hint: 'name@company.in' },
  text: { column: 'name', hint: 'Type it' },
}

/** A value that nobody but the operator knows; Set takes it when it would pass. */
function AskedValue({ finding, onSet }: { finding: Asking; onSet: (text: string) => void }) {
  const [text, setText] = useState('')
  const { column, hint } = EXPECTED[finding.what]
  const value = text.trim()
  const isFit = value !== '' && checkCell(column, value) === null
  const set = () => {
    if (isFit) onSet(value)
  }
  return (
    <span className="csv-choice">
      <FormControl
        size="sm"
        value={text}
        placeholder={hint}
        autoComplete="off"
        aria-label={`${finding.column} of row ${finding.row}`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set()
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
    </span>
  )
}
