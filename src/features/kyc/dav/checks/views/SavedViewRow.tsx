import pencil from 'bootstrap-icons/icons/pencil.svg?raw'
import trash from 'bootstrap-icons/icons/trash.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { SavedViews } from './useSavedViews.ts'
import type { View } from './view.ts'
import { ViewNameForm } from './ViewNameForm.tsx'

type SavedViewRowProps = {
  view: View
  isCurrent: boolean
  saved: SavedViews
  onShow: (view: View) => void
}

type RowMode = 'shown' | 'renaming' | 'deleting'

export function SavedViewRow({ view, isCurrent, saved, onShow }: SavedViewRowProps) {
  const [stage, setStage] = useState<RowMode>('shown')
  const { name } = view
  const showRow = () => setStage('shown')
  if (stage === 'renaming')
    return (
      <li>
        <ViewNameForm
          label={`New name for ${name}`}
          initialName={name}
          takenNames={saved.views.flatMap((otherView) =>
            otherView.name === name ? [] : [otherView.name],
          )}
          submitLabel="Rename"
          onSubmit={(to) => saved.rename(name, to)}
          onCancel={showRow}
        />
      </li>
    )
  if (stage === 'deleting')
    return (
      <li className="view-row">
        <span className="view-confirmation clip">Delete {name}?</span>
        <button
          type="button"
          className="btn btn-sm btn-danger-line"
          onClick={() => saved.remove(name)}
        >
          Delete
        </button>
        <button type="button" className="btn btn-sm btn-ghost" autoFocus onClick={showRow}>
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
