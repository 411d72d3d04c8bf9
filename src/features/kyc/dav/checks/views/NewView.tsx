import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import type { SavedViews } from './useSavedViews.ts'
import { isSearchLeft, toView, VIEWS_MAX, type Shown, type View } from './view.ts'
import { ViewName } from './ViewName.tsx'

type NewViewProps = {
  shown: Shown
  current: View | undefined
  saved: SavedViews
  onSaved: () => void
}

/** Why what is shown cannot be saved; null where it can. */
function whyNot({ shown, current, saved }: Omit<NewViewProps, 'onSaved'>): string | null {
  const { filters, search } = toView('', shown)
  if (current !== undefined) return `This is “${current.name}”.`
  if (saved.isFull) return `${VIEWS_MAX} views are kept. Delete one first.`
  if (Object.keys(filters).length > 0 || search !== null) return null
  return isSearchLeft(shown)
    ? 'A search by name, number or address is not kept. Filter as well.'
    : 'Filter the list first.'
}

/** Saves what is shown under a name. */
export function NewView(props: NewViewProps) {
  const { shown, saved, onSaved } = props
  const [isNaming, setNaming] = useState(false)
  const reason = whyNot(props)
  return (
    <div className="views-new">
      {isNaming && reason === null ? (
        <ViewName
          label="Name of the view"
          start=""
          others={saved.views.map(({ name }) => name)}
          action="Save"
          onName={(name) => {
            saved.save(name, shown)
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
          (isSearchLeft(shown)
            ? 'The filters are kept in this browser, without the search.'
            : 'Kept in this browser, for you alone.')}
      </p>
    </div>
  )
}
