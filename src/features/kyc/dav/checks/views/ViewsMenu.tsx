import bookmark from 'bootstrap-icons/icons/bookmark.svg?raw'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import { useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import type { PagedTable } from '#shared/records/list/usePagedTable.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useCloseOnBack } from '#shared/ui/useCloseOnBack.ts'
import { NewView } from './NewView.tsx'
import { SavedView } from './SavedView.tsx'
import { useSavedViews } from './useSavedViews.ts'
import { isShown, READY_VIEWS, type View } from './view.ts'
import './views.css'

type ViewsMenuProps = { paged: PagedTable }

/** Named filters: three that everybody has, and the user's own, which are saved, renamed and deleted here. */
export function ViewsMenu({ paged }: ViewsMenuProps) {
  const saved = useSavedViews()
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(() => setOpen(false))
  const { asked, by, narrow } = paged
  const current = [...READY_VIEWS, ...saved.views].find((view) => isShown(view, asked))
  const show = ({ filters, search }: View) => {
    setOpen(false)
    narrow({ filters, by: search?.by ?? by, text: search?.text ?? '' })
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
          <ul aria-label="Ready views">
            {READY_VIEWS.map((view) => (
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
            <ul aria-label="Your views" className="views-own">
              {saved.views.map((view) => (
                <SavedView
                  key={view.name}
                  view={view}
                  isCurrent={view === current}
                  saved={saved}
                  onShow={show}
                />
              ))}
            </ul>
          )}
          <NewView shown={asked} current={current} saved={saved} onSaved={() => setOpen(false)} />
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
