import { PlainDialog } from '#shared/errors/PlainDialog.tsx'
import { LostWays } from './LostWays.tsx'
import { LOST_LINES, type LostProps } from './lostLines.ts'

/** Stands in place of a dialog whose code did not come; closing it gives up. */
export function LostDialog({ onClose, ...lost }: LostProps & { onClose: () => void }) {
  return (
    <PlainDialog
      title={`${lost.what} could not be loaded`}
      line={LOST_LINES[lost.why]}
      onClose={onClose}
    >
      <button type="button" className="btn btn-ghost" autoFocus onClick={onClose}>
        Close
      </button>
      <LostWays {...lost} />
    </PlainDialog>
  )
}
