import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { trapFocus } from './trapFocus.ts'

type PlainDialogProps = { title: string; text: string; onClose: () => void; children: ReactNode }

/** Replaces a dialog whose code failed to load; needs no further code. */
export function PlainDialog({ title, text, onClose, children }: PlainDialogProps) {
  const id = useId()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    trapFocus(event)
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
              {text}
            </p>
          </div>
        </div>
        <div className="dialog-footer">{children}</div>
      </div>
    </div>
  )
}
