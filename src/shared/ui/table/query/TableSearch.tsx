import search from 'bootstrap-icons/icons/search.svg?raw'
import { useId, useRef } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useFilteredText } from '#shared/ui/hooks/useFilteredText.ts'
import { SHARED_SHORTCUTS, type ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import '#shared/ui/table/DataTable.css'

type TableSearchProps = {
  label: string
  value: string
  onChange: (search: string) => void
  placeholder?: string
  filter?: ((typed: string) => string) | undefined
}

const keepText = (typed: string): string => typed

const SEARCH_SHORTCUTS: ShortcutSet<'search'> = {
  title: 'Search',
  groups: [
    { label: 'Search', shortcuts: [{ combo: SHARED_SHORTCUTS.search, command: 'search' }] },
    { label: 'Clear the search (in its field)', shortcuts: [{ combo: 'Esc', command: null }] },
  ],
}

/** The quick search of a list. Escape clears it. */
export function TableSearch(props: TableSearchProps) {
  const { label, value, onChange, placeholder = label, filter = keepText } = props
  const text = useFilteredText({ value, filter, onText: onChange })
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useShortcuts(SEARCH_SHORTCUTS, () => {
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
        aria-keyshortcuts={SHARED_SHORTCUTS.search}
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
