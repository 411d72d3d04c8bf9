import { useId, type KeyboardEvent } from 'react'
import type { ErrorName } from './errorNames.ts'
import { keepTabInside } from './keepTabInside.ts'

type OverlayFallbackProps = { name: ErrorName; onClose: () => void }

/** Stands in for a dialog whose code could not be fetched. It needs nothing that is not here already. */
export function OverlayFallback({ name, onClose }: OverlayFallbackProps) {
  const id = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    keepTabInside(event)
    if (event.key === 'Escape') onClose()
  }

  return (
    <div className="scrim" onKeyDown={onKeyDown}>
      <div
        className="dialog"
        role="alertdialog"
        aria-modal
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
      >
        <div className="dialog-body">
          <div className="dialog-icon danger" aria-hidden>
            !
          </div>
          <div>
            <h2 id={`${id}t`}>Unable to connect to the server!</h2>
            <p id={`${id}d`} className="muted">
              A message could not be shown ({name}). Check your connection, then try again.
            </p>
          </div>
        </div>
        <div className="dialog-foot">
          <button type="button" className="btn btn-primary" autoFocus onClick={onClose}>
            OK
          </button>
        </div>
      </div>
    </div>
  )
}
