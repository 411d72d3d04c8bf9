import { PlainDialog } from '#shared/ui/components/PlainDialog.tsx'
import { RetryActions } from './RetryActions.tsx'
import { LOAD_ERROR_TEXTS, type LoadErrorProps } from './loadErrorTexts.ts'

/** Replaces a dialog whose code failed to load. */
export function LoadErrorDialog({ onClose, ...lost }: LoadErrorProps & { onClose: () => void }) {
  return (
    <PlainDialog
      title={`${lost.label} could not be loaded`}
      text={LOAD_ERROR_TEXTS[lost.reason]}
      onClose={onClose}
    >
      <button type="button" className="btn btn-ghost" autoFocus onClick={onClose}>
        Close
      </button>
      <RetryActions {...lost} />
    </PlainDialog>
  )
}
