import search from 'bootstrap-icons/icons/search.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { SAME_KEYS, type KeySet } from '#shared/ui/keys/keySet.ts'
import { useKeys } from '#shared/ui/keys/useKeys.ts'
import type { ResultFinder } from './useResultSearch.ts'

const SEARCH_KEYS: KeySet<'search'> = {
  title: 'Result',
  groups: [
    { what: 'Search this result', rows: [{ press: SAME_KEYS.search, command: 'search' }] },
    {
      what: 'Match after and before, from the search',
      rows: [
        { press: 'Enter', command: null },
        { press: 'Shift+Enter', command: null },
      ],
    },
    { what: 'Close the search, onto the value', rows: [{ press: 'Esc', command: null }] },
  ],
}

type SearchOpenerProps = {
  finder: ResultFinder
  /** The result may not be in view: a phone shows its source or it. */
  onOpen: () => void
}

/** The way into the search of a result, in its head. */
export function SearchOpener({ finder, onOpen }: SearchOpenerProps) {
  const { isOpen, open, close, openerRef } = finder
  const begin = () => {
    onOpen()
    open()
  }
  useKeys(SEARCH_KEYS, begin)
  return (
    <button
      ref={openerRef}
      type="button"
      className="btn btn-secondary btn-sm"
      aria-label="Search"
      aria-expanded={isOpen}
      aria-keyshortcuts={SAME_KEYS.search}
      onClick={isOpen ? close : begin}
    >
      <Icon of={search} />
      <span className="only-wide">Search</span>
      <kbd className="only-wide" aria-hidden="true">
        {SAME_KEYS.search}
      </kbd>
    </button>
  )
}
