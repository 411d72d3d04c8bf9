import search from 'bootstrap-icons/icons/search.svg?raw'
import { useId, useRef } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { Icon } from './Icon.tsx'
import { SAME_KEYS, type KeySet } from './keys/keySet.ts'
import { useKeys } from './keys/useKeys.ts'
import { useFilteredText } from './useFilteredText.ts'
import './DataTable.css'

type TableSearchProps = {
  /** 'Search clients'. */
  label: string
  value: string
  onChange: (search: string) => void
  /** An example or what is searched. */
  placeholder?: string
  /** What of a typed text is searched; left out: all of it. */
  filter?: (typed: string) => string
}

const all = (typed: string): string => typed

const SEARCH_KEYS: KeySet<'search'> = {
  title: 'Search',
  groups: [
    { what: 'Search', rows: [{ press: SAME_KEYS.search, command: 'search' }] },
    { what: 'Empty the search, from its field', rows: [{ press: 'Esc', command: null }] },
  ],
}

/** The quick search of a list. Escape empties it. */
export function TableSearch(props: TableSearchProps) {
  const { label, value, onChange, placeholder = label, filter = all } = props
  const text = useFilteredText({ value, filter, onText: onChange })
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useKeys(SEARCH_KEYS, () => {
    field.current?.focus()
    field.current?.select()
  })
  return (
    <div className="table-search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <FormControl
        ref={field}
        id={id}
        type="search"
        aria-keyshortcuts={SAME_KEYS.search}
        placeholder={placeholder}
        {...text}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('')
        }}
      />
      <Icon of={search} />
    </div>
  )
}
