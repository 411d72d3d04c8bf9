import { useId } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { REPORT_STATUSES } from '../job.ts'
import type { SearchKind } from '../search.ts'

type SearchValueProps = {
  kind: SearchKind
  /** Accessible name, and the placeholder of a text. */
  label: string
  value: string
  onChange: (value: string) => void
  onEnter: () => void
}

/** What is sought: a text, a day of the calendar or a status (kyc §2). */
export function SearchValue({ kind, label, value, onChange, onEnter }: SearchValueProps) {
  const id = useId()
  const field = { id, value, className: 'search-value' }
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      {kind === 'status' ? (
        <FormSelect {...field} onChange={({ target }) => onChange(target.value)}>
          <option value="">Any status</option>
          {REPORT_STATUSES.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </FormSelect>
      ) : (
        <FormControl
          {...field}
          type={kind === 'date' ? 'date' : 'search'}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onEnter()
          }}
        />
      )}
    </>
  )
}
