import { useId } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import './list.css'

export type SearchKey = {
  /** In the address bar and in the question to the server. */
  value: string
  /** 'Candidate Name'. */
  label: string
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
  const label = keys.find(({ value }) => value === by)?.label ?? ''
  return (
    <div className="search-by" role="search">
      <label className="visually-hidden" htmlFor={id}>
        Search by
      </label>
      <FormSelect id={id} value={by} onChange={(event) => onBy(event.target.value)}>
        {keys.map((key) => (
          <option key={key.value} value={key.value}>
            {key.label}
          </option>
        ))}
      </FormSelect>
      <TableSearch label={`Search by ${label}`} value={text} onChange={onText} />
    </div>
  )
}
