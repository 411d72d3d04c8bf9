import searchIcon from 'bootstrap-icons/icons/search.svg?raw'
import { useId, useRef, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { DayField, focusUnreadableDay } from '#shared/ui/components/fields/DayField.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { REPORT_STATUSES } from '../job.ts'
import { SEARCH_KEYS, searchKey, type JobSearch, type SearchKind } from '../search.ts'

type SearchValueFieldProps = {
  kind: SearchKind
  label: string
  value: string
  onChange: (value: string) => void
  onEnter: () => void
}

function SearchValueField({ kind, label, value, onChange, onEnter }: SearchValueFieldProps) {
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
      ) : kind === 'date' ? (
        <DayField
          {...field}
          onChange={onChange}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onEnter()
          }}
        />
      ) : (
        <FormControl
          {...field}
          type="search"
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

type SearchBarProps = {
  search: JobSearch
  onSearch: (search: JobSearch) => void
}

/** look 13a */
export function SearchBar({ search: appliedSearch, onSearch }: SearchBarProps) {
  const id = useId()
  const [draft, setDraft] = useState(appliedSearch)
  const [previousSearch, setPreviousSearch] = useState(appliedSearch)
  // Back, a link and Reset change the applied search.
  if (
    previousSearch.searchKey !== appliedSearch.searchKey ||
    previousSearch.text !== appliedSearch.text
  ) {
    setPreviousSearch(appliedSearch)
    setDraft(appliedSearch)
  }
  const { label, kind } = searchKey(draft.searchKey)
  const bar = useRef<HTMLDivElement>(null)
  const search = () => {
    if (!focusUnreadableDay(bar.current)) onSearch({ ...draft, text: draft.text.trim() })
  }
  return (
    <div ref={bar} role="search" className="check-search">
      <div className="search-by">
        <label className="visually-hidden" htmlFor={id}>
          Search by
        </label>
        <FormSelect
          id={id}
          value={draft.searchKey}
          // The typed value stays only if the new field has the same kind.
          onChange={({ target: { value } }) =>
            setDraft({ searchKey: value, text: searchKey(value).kind === kind ? draft.text : '' })
          }
        >
          {SEARCH_KEYS.map((key) => (
            <option key={key.value} value={key.value}>
              {key.label}
            </option>
          ))}
        </FormSelect>
        <SearchValueField
          kind={kind}
          label={`Search by ${label.toLowerCase()}`}
          value={draft.text}
          onChange={(text) => setDraft({ ...draft, text })}
          onEnter={search}
        />
      </div>
      <button type="button" className="btn btn-secondary" onClick={search}>
        <Icon of={searchIcon} />
        Search
      </button>
    </div>
  )
}
