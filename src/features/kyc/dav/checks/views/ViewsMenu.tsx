import bookmark from 'bootstrap-icons/icons/bookmark.svg?raw'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import { useState } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import FormControl from 'react-bootstrap/FormControl'
import { Link, useSearchParams } from 'react-router-dom'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { useCloseOnBack } from '#shared/ui/hooks/useCloseOnBack.ts'
import { BUILT_IN_VIEWS, hashOwner, readViews, storeView, toQuery, toUrl } from './view.ts'
import './views.css'

/** Links to filtered lists: the built-in ones and those that the user saved. */
export function ViewsMenu() {
  const email = useAppSelector(selectUser)?.email ?? ''
  const [params] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(() => setOpen(false))
  const { value: owner = '' } = useAsync(async () => hashOwner(email), [email])
  const [name, setName] = useState('')
  const query = toQuery(params)
  const isWholeQuery = params.has('q') === new URLSearchParams(query).has('q')
  const views = [...BUILT_IN_VIEWS, ...readViews(owner)]
  const current = views.findLast((view) => view.query === query && isWholeQuery)
  const store = (newName: string) => {
    storeView(owner, { name: newName, query })
    setName('')
    setOpen(false)
  }
  return (
    <Dropdown show={isOpen} onToggle={setOpen}>
      <Dropdown.Toggle as="button" type="button" bsPrefix="btn btn-secondary views-toggle">
        <Icon of={bookmark} />
        {current !== undefined && <span className="visually-hidden">View: </span>}
        <span className="clip">{current?.name ?? 'Views'}</span>
        <Icon of={chevronDown} className="chev" />
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu role="group" className="views">
          {views.map((view) => (
            <Dropdown.Item
              key={view.query}
              as={Link}
              to={toUrl(view, params)}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.name}
            </Dropdown.Item>
          ))}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (query !== '' && name.trim() !== '') store(name.trim())
            }}
          >
            <FormControl
              aria-label="View name"
              placeholder="Name for these filters"
              maxLength={40}
              autoComplete="off"
              value={name}
              disabled={query === ''}
              onChange={({ target }) => setName(target.value)}
            />
            <button type="submit" className="btn btn-primary" aria-disabled={name.trim() === ''}>
              Save
            </button>
            {current !== undefined && !BUILT_IN_VIEWS.includes(current) && (
              <button type="button" className="btn btn-ghost" onClick={() => store('')}>
                Delete
              </button>
            )}
          </form>
          <p className="small muted">
            {query === '' && 'Filter the list to save a view. '}
            Views keep filters and a search by order or REF number, in this browser only.
          </p>
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
