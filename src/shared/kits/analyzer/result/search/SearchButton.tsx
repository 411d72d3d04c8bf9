import search from 'bootstrap-icons/icons/search.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { SHARED_SHORTCUTS, type ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import type { ResultFinder } from './useResultSearch.ts'

const SEARCH_SHORTCUTS: ShortcutSet<'search'> = {
  title: 'Result',
  groups: [
    {
      label: 'Search this result',
      shortcuts: [{ combo: SHARED_SHORTCUTS.search, command: 'search' }],
    },
    {
      label: 'Next / previous match (while searching)',
      shortcuts: [
        { combo: 'Enter', command: null },
        { combo: 'Shift+Enter', command: null },
      ],
    },
    { label: 'Close search and go to the value', shortcuts: [{ combo: 'Esc', command: null }] },
  ],
}

type SearchButtonProps = {
  finder: ResultFinder
  /** Shows the result, which a phone may hide behind the source. */
  onOpen: () => void
}

export function SearchButton({ finder, onOpen }: SearchButtonProps) {
  const { isOpen, open, close, searchButtonRef } = finder
  const openSearch = () => {
    onOpen()
    open()
  }
  useShortcuts(SEARCH_SHORTCUTS, openSearch)
  return (
    <button
      ref={searchButtonRef}
      type="button"
      className="btn btn-secondary btn-sm"
      aria-label="Search"
      aria-expanded={isOpen}
      aria-keyshortcuts={SHARED_SHORTCUTS.search}
      onClick={isOpen ? close : openSearch}
    >
      <Icon of={search} />
      <span className="only-wide">Search</span>
      <kbd className="only-wide" aria-hidden="true">
        {SHARED_SHORTCUTS.search}
      </kbd>
    </button>
  )
}
