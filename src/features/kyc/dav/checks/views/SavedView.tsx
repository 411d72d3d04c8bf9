import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import trash from 'bootstrap-icons/icons/trash.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import type { SavedViews } from './useSavedViews.ts'
import type { View } from './view.ts'
import { ViewName } from './ViewName.tsx'

type SavedViewProps = {
  view: View
  isCurrent: boolean
  saved: SavedViews
  onShow: (view: View) => void
}

/** What the row of a saved view is at. */
type Stage = 'shown' | 'renaming' | 'deleting'

/** A view of the user's own: shows, renames, and deletes after a second press. */
export function SavedView({ view, isCurrent, saved, onShow }: SavedViewProps) {
  const [stage, setStage] = useState<Stage>('shown')
  const { name } = view
  const back = () => setStage('shown')
  if (stage === 'renaming')
    return (
      <li>
        <ViewName
          label={`New name of ${name}`}
          start={name}
          others={saved.views.flatMap((other) => (other.name === name ? [] : [other.name]))}
          action="Rename"
          onName={(to) => saved.rename(name, to)}
          onCancel={back}
        />
      </li>
    )
  if (stage === 'deleting')
    return (
      <li className="view-row">
        <span className="view-asked clip">Delete {name}?</span>
        <button
          type="button"
          className="btn btn-sm btn-danger-line"
          onClick={() => saved.remove(name)}
        >
          Delete
        </button>
        <button type="button" className="btn btn-sm btn-ghost" autoFocus onClick={back}>
          Keep
        </button>
      </li>
    )
  return (
    <li className="view-row">
      <button
        type="button"
        className="view-show clip"
        aria-current={isCurrent || undefined}
        onClick={() => onShow(view)}
      >
        {name}
      </button>
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        onClick={() => setStage('renaming')}
      >
        <Icon of={pencil} label={`Rename ${name}`} />
      </button>
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        onClick={() => setStage('deleting')}
      >
        <Icon of={trash} label={`Delete ${name}`} />
      </button>
    </li>
  )
}
