import { useId } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import './list.css'

export type SearchKey = {
  /** In the address bar and in the question to the server. */
  value: string
  /** 'Candidate Name'. */
  label: string
  /** What stays of a text that is typed; left out: all of it. */
  kept?: (text: string) => string
}

type SearchByProps = {
  keys: readonly SearchKey[]
  by: string
  onBy: (key: string) => void
  text: string
  onText: (text: string) => void
}

/** A search by one key at a time (look 06): which key, and what. */
export function SearchBy({ keys, by, onBy, text, onText }: SearchByProps) {
  const id = useId()
  const key = keys.find(({ value }) => value === by)
  const label = key?.label ?? ''
  return (
    <div className="search-by" role="search">
      <label className="visually-hidden" htmlFor={id}>
        Search by
      </label>
      <FormSelect id={id} value={by} onChange={(event) => onBy(event.target.value)}>
        {keys.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </FormSelect>
      <TableSearch
        label={`Search by ${label}`}
        value={text}
        onChange={onText}
        {...(key?.kept === undefined ? {} : { filter: key.kept })}
      />
    </div>
  )
}
