import { useState } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { raise } from '#shared/errors/ask.ts'
import { indiaDay } from '#shared/lib/day.ts'
import { plural } from '#shared/lib/plural.ts'
import { SearchBy } from '#shared/records/list/SearchBy.tsx'
import type { Narrowing, PagedTable } from '#shared/records/list/usePagedTable.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { NOTIFIED, QC_STATUSES, SEARCH_KEYS } from '../caseFilters.ts'
import { DayFields } from './DayFields.tsx'
import { LAST_30_DAYS, LAST_7_DAYS, TODAY } from './dayRange.ts'
import { countOf, filterProblem, NO_FILTER } from './filterDraft.ts'
import '#shared/ui/sheet.scss'
import './filterSheet.css'

const ANY_YES_NO = [
  { value: 'any', label: 'Any' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
type AnyYesNo = (typeof ANY_YES_NO)[number]['value']

type FilterSheetProps = { paged: Omit<PagedTable, 'asked'>; onClose: () => void }

/** The filter over the list (look 16a): chosen here, asked for with Show Results. */
export function FilterSheet({ paged, onClose }: FilterSheetProps) {
  const dispatch = useAppDispatch()
  const { filters: held, search } = paged.table.query
  const [draft, setDraft] = useState<Narrowing>({ filters: held, by: paged.by, text: search })
  const chosen = (name: string) => draft.filters[name] ?? []
  const set = (entries: Record<string, readonly string[]>) =>
    setDraft((now) => ({ ...now, filters: { ...now.filters, ...entries } }))
  const show = () => {
    const problem = filterProblem(draft)
    if (problem !== null) {
      dispatch(raise(problem))
      return
    }
    paged.narrow(draft)
    onClose()
  }
  const count = countOf(draft)
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
        <fieldset>
          <legend>QC status</legend>
          <div className="filter-statuses">
            {QC_STATUSES.map(({ value, label }) => (
              <FormCheck
                key={value}
                id={`filter-${value}`}
                label={label}
                checked={chosen('status').includes(value)}
                onChange={({ target }) =>
                  set({
                    status: target.checked
                      ? [...chosen('status'), value]
                      : chosen('status').filter((other) => other !== value),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="filter-rows">
          {NOTIFIED.map(({ name, label }) => (
            <div key={name} className="filter-row">
              <span aria-hidden="true">{label}</span>
              <Segmented<AnyYesNo>
                label={label}
                options={ANY_YES_NO}
                value={ANY_YES_NO.find(({ value }) => value === chosen(name)[0])?.value ?? 'any'}
                onChange={(value) => set({ [name]: value === 'any' ? [] : [value] })}
              />
            </div>
          ))}
        </div>
        <fieldset>
          <legend>Initiation date</legend>
          <DayFields
            range={{ from: chosen('startedFrom')[0] ?? '', to: chosen('startedTo')[0] ?? '' }}
            onChange={({ from, to }) =>
              set({ startedFrom: from === '' ? [] : [from], startedTo: to === '' ? [] : [to] })
            }
          />
          <div className="filter-presets">
            {[TODAY, LAST_7_DAYS, LAST_30_DAYS].map(({ label, range }) => (
              <button
                key={label}
                type="button"
                className="btn btn-sm btn-secondary"
                onClick={() => {
                  const { from, to } = range(indiaDay(Date.now()))
                  set({ startedFrom: [from], startedTo: [to] })
                }}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>Search by</legend>
          <SearchBy
            keys={SEARCH_KEYS}
            by={draft.by}
            onBy={(by) => setDraft((now) => ({ ...now, by }))}
            text={draft.text}
            onText={(text) => setDraft((now) => ({ ...now, text }))}
          />
        </fieldset>
      </Offcanvas.Body>
      <footer className="filter-foot">
        <p role="status" className="muted">
          {count === 0 ? 'No filter chosen' : `${plural(count, 'filter')} chosen`}
        </p>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => setDraft((now) => ({ ...NO_FILTER, by: now.by }))}
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
