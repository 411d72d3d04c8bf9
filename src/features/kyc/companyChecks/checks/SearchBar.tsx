import searchIcon from 'bootstrap-icons/icons/search.svg?raw'
import { useId, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { Icon } from '#shared/ui/Icon.tsx'
import { SEARCH_KEYS, searchKey, type JobSearch } from '../search.ts'
import { SearchValue } from './SearchValue.tsx'

type SearchBarProps = {
  /** What the address bar says. */
  asked: JobSearch
  /** An empty text asks for all. */
  onSearch: (search: JobSearch) => void
}

/** A search by one of six fields, asked by its button or Enter (look 13a). */
export function SearchBar({ asked, onSearch }: SearchBarProps) {
  const id = useId()
  const [draft, setDraft] = useState(asked)
  const [known, setKnown] = useState(asked)
  // Back, a link and Reset say anew what stands in the fields.
  if (known.by !== asked.by || known.text !== asked.text) {
    setKnown(asked)
    setDraft(asked)
  }
  const { label, kind } = searchKey(draft.by)
  const search = () => onSearch({ ...draft, text: draft.text.trim() })
  return (
    <div role="search" className="check-search">
      <div className="search-by">
        <label className="visually-hidden" htmlFor={id}>
          Search by
        </label>
        <FormSelect
          id={id}
          value={draft.by}
          // A name is no date: what was typed stays only where it is the same kind of thing.
          onChange={({ target: { value } }) =>
            setDraft({ by: value, text: searchKey(value).kind === kind ? draft.text : '' })
          }
        >
          {SEARCH_KEYS.map((key) => (
            <option key={key.value} value={key.value}>
              {key.label}
            </option>
          ))}
        </FormSelect>
        <SearchValue
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
