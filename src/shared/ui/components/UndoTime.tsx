import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import './UndoTime.css'

/** Shrinks while an action that contacts people can be undone; the text beside it says how long that is. */
export function UndoTime() {
  return (
    <span className="undo-time" aria-hidden="true">
      <span style={{ animationDuration: `${CONTACT_UNDO_MS}ms` }} />
    </span>
  )
}
