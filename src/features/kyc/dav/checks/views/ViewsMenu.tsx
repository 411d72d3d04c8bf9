import bookmark from 'bootstrap-icons/icons/bookmark.svg?raw'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import type { PagedTable } from '#shared/kits/records/list/usePagedTable.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useCloseOnBack } from '#shared/ui/hooks/useCloseOnBack.ts'
import { SavedViewRow } from './SavedViewRow.tsx'
import { useSavedViews, type SavedViews } from './useSavedViews.ts'
import './views.css'
import {
  isCurrentView,
  BUILT_IN_VIEWS,
  type View,
  hasUnsavableSearch,
  toView,
  VIEWS_MAX,
  type ViewQuery,
} from './view.ts'
import { ViewNameForm } from './ViewNameForm.tsx'

type SaveViewFormProps = {
  query: ViewQuery
  current: View | undefined
  saved: SavedViews
  onSaved: () => void
}

function saveBlockedReason({
  query,
  current,
  saved,
}: Omit<SaveViewFormProps, 'onSaved'>): string | null {
  const { filters, search } = toView('', query)
  if (current !== undefined) return `These filters are already saved as “${current.name}”.`
  if (saved.isFull) return `You can save up to ${VIEWS_MAX} views. Delete one first.`
  if (Object.keys(filters).length > 0 || search !== null) return null
  return hasUnsavableSearch(query)
    ? 'A search by name, number or address is not saved. Add a filter as well.'
    : 'Filter the list first.'
}

function SaveViewForm(props: SaveViewFormProps) {
  const { query, saved, onSaved } = props
  const [isNaming, setNaming] = useState(false)
  const reason = saveBlockedReason(props)
  return (
    <div className="views-new">
      {isNaming && reason === null ? (
        <ViewNameForm
          label="View name"
          initialName=""
          takenNames={saved.views.map(({ name }) => name)}
          submitLabel="Save"
          onSubmit={(name) => {
            saved.save(name, query)
            onSaved()
          }}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <button
          type="button"
          className="view-show"
          disabled={reason !== null}
          onClick={() => setNaming(true)}
        >
          <Icon of={plus} /> Save this view
        </button>
      )}
      <p className="small muted">
        {reason ??
          (hasUnsavableSearch(query)
            ? 'The filters are saved in this browser, without the search.'
            : 'Saved in this browser, only for you.')}
      </p>
    </div>
  )
}

type ViewsMenuProps = { table: PagedTable }

export function ViewsMenu({ table }: ViewsMenuProps) {
  const saved = useSavedViews()
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(() => setOpen(false))
  const { request, searchKey, applySearchAndFilters } = table
  const current = [...BUILT_IN_VIEWS, ...saved.views].find((view) => isCurrentView(view, request))
  const show = ({ filters, search }: View) => {
    setOpen(false)
    applySearchAndFilters({
      filters,
      searchKey: search?.searchKey ?? searchKey,
      text: search?.text ?? '',
    })
  }
  return (
    <Dropdown show={isOpen} onToggle={setOpen} autoClose="outside">
      <Dropdown.Toggle as="button" type="button" bsPrefix="btn btn-secondary views-toggle">
        <Icon of={bookmark} />
        {current !== undefined && <span className="visually-hidden">View: </span>}
        <span className="clip">{current?.name ?? 'Views'}</span>
        <Icon of={chevronDown} className="chev" />
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu role="group" className="views">
          <ul aria-label="Suggested views">
            {BUILT_IN_VIEWS.map((view) => (
              <li key={view.name}>
                <button
                  type="button"
                  className="view-show"
                  aria-current={view === current || undefined}
                  onClick={() => show(view)}
                >
                  {view.name}
                </button>
              </li>
            ))}
          </ul>
          {saved.views.length > 0 && (
            <ul aria-label="Your views" className="saved-views">
              {saved.views.map((view) => (
                <SavedViewRow
                  key={view.name}
                  view={view}
                  isCurrent={view === current}
                  saved={saved}
                  onShow={show}
                />
              ))}
            </ul>
          )}
          <SaveViewForm
            query={request}
            current={current}
            saved={saved}
            onSaved={() => setOpen(false)}
          />
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
