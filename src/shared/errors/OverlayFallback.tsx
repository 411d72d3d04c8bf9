import type { ErrorName } from './errorNames.ts'
import { PlainDialog } from './PlainDialog.tsx'

type OverlayFallbackProps = { name: ErrorName; onClose: () => void }

/** Stands in for a dialog of the catalogue whose code could not be fetched. */
export function OverlayFallback({ name, onClose }: OverlayFallbackProps) {
  return (
    <PlainDialog
      title="Unable to connect to the server!"
      line={`A message could not be shown (${name}). Check your connection, then try again.`}
      onClose={onClose}
    >
      <button type="button" className="btn btn-primary" autoFocus onClick={onClose}>
        OK
      </button>
    </PlainDialog>
  )
}
