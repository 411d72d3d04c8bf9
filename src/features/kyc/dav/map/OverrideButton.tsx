import pinMap from 'bootstrap-icons/icons/pin-map.svg?raw'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

type OverrideButtonProps = {
  isOverridden: boolean
  hasDetected: boolean
  onOverrideChange: (override: boolean) => void
  isLocked: boolean
}

/** kyc §2 B */
const OVERRIDE_ACTIONS = {
  on: { label: 'Override Entered Address', question: 'confirmOverrideAddress' },
  off: { label: 'Remove Entered Address Override', question: 'confirmRemoveOverride' },
} as const

export function OverrideButton({
  isOverridden,
  hasDetected,
  onOverrideChange,
  isLocked,
}: OverrideButtonProps) {
  const dispatch = useAppDispatch()
  const action = isOverridden ? OVERRIDE_ACTIONS.off : OVERRIDE_ACTIONS.on
  const confirmAndToggle = async () => {
    if (isLocked) return
    const answer = await dispatch(requestDialogAnswer(action.question))
    if (answer === 'primary') onOverrideChange(!isOverridden)
  }
  return (
    <div>
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        disabled={!hasDetected && !isOverridden}
        aria-disabled={isLocked}
        onClick={() => void confirmAndToggle()}
      >
        <Icon of={pinMap} />
        {action.label}
      </button>
    </div>
  )
}
