import { useRef, useState } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { KeyedSearch } from '#shared/kits/records/list/KeyedSearch.tsx'
import type { SearchAndFilters, PagedTable } from '#shared/kits/records/list/usePagedTable.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { focusUnreadableDay } from '#shared/ui/components/fields/DayField.tsx'
import { useCloseOnBack } from '#shared/ui/hooks/useCloseOnBack.ts'
import {
  countFilters,
  filterProblem,
  NO_FILTER,
  textForKey,
  type FilterOptions,
} from './filterDraft.ts'
import { FilterFields } from './FilterFields.tsx'
import '#shared/ui/components/overlays/offcanvas.scss'
import './filterDrawer.css'

type FilterDrawerProps = FilterOptions & { paged: Omit<PagedTable, 'request'>; onClose: () => void }

/** Choices apply with Show Results (look 16a). */
export function FilterDrawer({ paged, onClose, ...parts }: FilterDrawerProps) {
  const dispatch = useAppDispatch()
  useCloseOnBack(onClose)
  const { filters: applied, search } = paged.table.query
  const [draft, setDraft] = useState<SearchAndFilters>({
    filters: applied,
    searchKey: paged.searchKey,
    text: search,
  })
  const change = (part: Partial<SearchAndFilters>) => setDraft((now) => ({ ...now, ...part }))
  const body = useRef<HTMLDivElement>(null)
  const show = () => {
    if (focusUnreadableDay(body.current)) return
    const problem = filterProblem(draft, parts)
    if (problem !== null) {
      dispatch(showDialog(problem.name, problem.context))
      return
    }
    paged.applySearchAndFilters(draft)
    onClose()
  }
  const { filters, searchKeys } = parts
  const count = countFilters(searchKeys === undefined ? { ...draft, text: '' } : draft, filters)
  return (
    <Offcanvas
      show
      placement="end"
      onHide={onClose}
      className="filter-drawer"
      aria-labelledby="filter-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close">
        <h2 id="filter-title">Filter</h2>
      </Offcanvas.Header>
      {/* Not a form: React would create FormData for a submit that navigates. */}
      <Offcanvas.Body
        ref={body}
        onKeyDown={({ key, target }: React.KeyboardEvent) => {
          if (key === 'Enter' && target instanceof HTMLInputElement) show()
        }}
      >
        <FilterFields
          filters={filters}
          chosen={draft.filters}
          onChange={(entries) => change({ filters: { ...draft.filters, ...entries } })}
        />
        {searchKeys !== undefined && (
          <fieldset>
            <legend>Search by</legend>
            <KeyedSearch
              keys={searchKeys}
              selectedKey={draft.searchKey}
              onKeyChange={(searchKey) =>
                change({ searchKey, text: textForKey(searchKeys, searchKey, draft.text) })
              }
              text={draft.text}
              onTextChange={(text) => change({ text })}
            />
          </fieldset>
        )}
      </Offcanvas.Body>
      <footer className="filter-footer">
        <p role="status" className="muted">
          {count === 0 ? 'No filter chosen' : `${plural(count, 'filter')} chosen`}
        </p>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => setDraft((now) => clearFilters(now, searchKeys === undefined))}
        >
          Reset
        </button>
        <button type="button" className="btn btn-primary" onClick={show}>
          Show Results
        </button>
      </footer>
    </Offcanvas>
  )
}

/** A search outside of the filter stays. */
const clearFilters = (now: SearchAndFilters, keepsSearch: boolean): SearchAndFilters => ({
  ...NO_FILTER,
  searchKey: now.searchKey,
  ...(keepsSearch ? { text: now.text } : {}),
})
