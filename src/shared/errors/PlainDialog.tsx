import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { keepTabInside } from './keepTabInside.ts'

type PlainDialogProps = { title: string; line: string; onClose: () => void; children: ReactNode }

/** Stands in for a dialog whose code could not be fetched. It needs nothing that is not here already. */
export function PlainDialog({ title, line, onClose, children }: PlainDialogProps) {
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
            <h2 id={`${id}t`}>{title}</h2>
            <p id={`${id}d`} className="muted">
              {line}
            </p>
          </div>
        </div>
        <div className="dialog-foot">{children}</div>
      </div>
    </div>
  )
}
