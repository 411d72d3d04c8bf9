import { PlainDialog } from '#shared/ui/components/overlays/PlainDialog.tsx'
import { LOAD_ERROR_TEXTS, type LoadErrorProps } from './loadErrorTexts.ts'
import { RetryActions } from './RetryActions.tsx'

export function LoadErrorDialog({
  onClose,
  ...loadError
}: LoadErrorProps & { onClose: () => void }) {
  return (
    <PlainDialog
      title={`${loadError.label} could not be loaded`}
      text={LOAD_ERROR_TEXTS[loadError.reason]}
      onClose={onClose}
    >
      <button type="button" className="btn btn-ghost" autoFocus onClick={onClose}>
        Close
      </button>
      <RetryActions {...loadError} />
    </PlainDialog>
  )
}
