import search from 'bootstrap-icons/icons/search.svg?raw'
import { useId } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { Icon } from './Icon.tsx'
import './DataTable.css'

type TableSearchProps = {
  /** 'Search clients'. */
  label: string
  value: string
  onChange: (search: string) => void
  /** An example or what is searched. */
  placeholder?: string
}

/** The quick search of a list. Escape empties it. */
export function TableSearch({ label, value, onChange, placeholder = label }: TableSearchProps) {
  const id = useId()
  return (
    <div className="table-search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <FormControl
        id={id}
        type="search"
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
        }}
      />
      <Icon of={search} />
    </div>
  )
}
