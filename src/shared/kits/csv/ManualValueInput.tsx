import { useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { checkContent } from './preflight/checkCell.ts'
import type { CellContent } from './preflight/columns.ts'
import type { CsvIssue } from './preflight/csvIssue.ts'

type ManualIssue = Extract<CsvIssue, { kind: 'needsInput' }>
type ManualValueInputProps = { issue: ManualIssue; onSet: (text: string) => void }

/** An example value; null where the column's name is enough. */
function placeholderFor(content: CellContent): string | null {
  switch (content.kind) {
    case 'phone':
      return '10 digits'
    case 'digits':
      return `${content.length} digits`
    case 'email':
      return 'name@company.in'
    case 'date':
      return 'with its year'
    case 'reference':
    case 'text':
      return null
    default:
      return content satisfies never
  }
}

/** A value that only the operator knows; Set accepts it when it is valid. */
export function ManualValueInput({ issue, onSet }: ManualValueInputProps) {
  const [text, setText] = useState('')
  const value = text.trim()
  const isFit = value !== '' && checkContent(issue.content, value) === null
  const set = () => {
    if (isFit) onSet(value)
  }
  return (
    <>
      <FormControl
        size="sm"
        value={text}
        placeholder={placeholderFor(issue.content) ?? issue.column}
        autoComplete="off"
        aria-label={`${issue.column} of row ${issue.row}`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // otherwise the button that takes the focus would be pressed
          set()
        }}
      />
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        disabled={!isFit}
        aria-label={`Set ${issue.column} of row ${issue.row}`}
        onClick={set}
      >
        Set
      </button>
    </>
  )
}
