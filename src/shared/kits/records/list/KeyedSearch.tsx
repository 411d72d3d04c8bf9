import { useId } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { TableSearch } from '#shared/ui/table/query/TableSearch.tsx'
import './list.css'

export type SearchKey = {
  value: string
  label: string
  filterInput?: (text: string) => string
  /** Whether the text may be a value of this key, or the begin of one. Default: any text. */
  accepts?: (text: string) => boolean
  /** The value where the text is certainly one of this key; else null. */
  recognize?: (text: string) => string | null
}

type KeyedSearchProps = {
  keys: readonly SearchKey[]
  selectedKey: string
  onKeyChange: (key: string) => void
  text: string
  onTextChange: (text: string) => void
}

/** Searches by one key at a time (look 06). */
export function KeyedSearch({
  keys,
  selectedKey,
  onKeyChange,
  text,
  onTextChange,
}: KeyedSearchProps) {
  const id = useId()
  const key = keys.find(({ value }) => value === selectedKey)
  const label = key?.label ?? ''
  return (
    <div className="search-by" role="search">
      <label className="visually-hidden" htmlFor={id}>
        Search by
      </label>
      <FormSelect id={id} value={selectedKey} onChange={(event) => onKeyChange(event.target.value)}>
        {keys.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </FormSelect>
      <TableSearch
        label={`Search by ${label}`}
        value={text}
        onChange={onTextChange}
        filter={key?.filterInput}
      />
    </div>
  )
}
