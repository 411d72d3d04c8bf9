import { useState } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { raise } from '#shared/errors/ask.ts'
import { plural } from '#shared/lib/plural.ts'
import { SearchBy } from '#shared/records/list/SearchBy.tsx'
import type { Narrowing, PagedTable } from '#shared/records/list/usePagedTable.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { useCloseOnBack } from '#shared/ui/useCloseOnBack.ts'
import { FilterFields } from './FilterFields.tsx'
import { countOf, filterProblem, NO_FILTER, textForKey, type FilterParts } from './filterDraft.ts'
import '#shared/ui/sheet.scss'
import './filterSheet.css'

type FilterSheetProps = FilterParts & { paged: Omit<PagedTable, 'asked'>; onClose: () => void }

/** The filter over the list (look 16a): chosen here, asked for with Show Results. */
export function FilterSheet({ paged, onClose, ...parts }: FilterSheetProps) {
  const dispatch = useAppDispatch()
  useCloseOnBack(onClose)
  const { filters: held, search } = paged.table.query
  const [draft, setDraft] = useState<Narrowing>({ filters: held, by: paged.by, text: search })
  const show = () => {
    const problem = filterProblem(draft, parts)
    if (problem !== null) {
      dispatch(raise(problem.name, problem.context))
      return
    }
    paged.narrow(draft)
    onClose()
  }
  const { filters, searchKeys } = parts
  const count = countOf(searchKeys === undefined ? { ...draft, text: '' } : draft, filters)
  return (
    <Offcanvas
      show
      placement="end"
      onHide={onClose}
      className="filter-sheet"
      aria-labelledby="filter-title"
    >
      <Offcanvas.Header closeButton closeLabel="Close">
        <h2 id="filter-title">Filter</h2>
      </Offcanvas.Header>
      {/* No form: React makes FormData of one whose submit navigates, and nothing here is sent as a form. */}
      <Offcanvas.Body
        onKeyDown={({ key, target }: React.KeyboardEvent) => {
          if (key === 'Enter' && target instanceof HTMLInputElement) show()
        }}
      >
        <FilterFields
          filters={filters}
          chosen={draft.filters}
          onChosen={(entries) =>
            setDraft((now) => ({ ...now, filters: { ...now.filters, ...entries } }))
          }
        />
        {searchKeys !== undefined && (
          <fieldset>
            <legend>Search by</legend>
            <SearchBy
              keys={searchKeys}
              by={draft.by}
              onBy={(by) =>
                setDraft((now) => ({ ...now, by, text: textForKey(searchKeys, by, now.text) }))
              }
              text={draft.text}
              onText={(text) => setDraft((now) => ({ ...now, text }))}
            />
          </fieldset>
        )}
      </Offcanvas.Body>
      <footer className="filter-foot">
        <p role="status" className="muted">
          {count === 0 ? 'No filter chosen' : `${plural(count, 'filter')} chosen`}
        </p>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => setDraft((now) => emptied(now, searchKeys === undefined))}
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

/** Nothing chosen; a search that stands outside of the filter is left alone. */
const emptied = (now: Narrowing, keepsSearch: boolean): Narrowing => ({
  ...NO_FILTER,
  by: now.by,
  ...(keepsSearch ? { text: now.text } : {}),
})
