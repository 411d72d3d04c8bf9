import pinMap from 'bootstrap-icons/icons/pin-map.svg?raw'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'

type OverrideButtonProps = {
  override: boolean
  /** Without a detected place there is nothing to put the entered one beside. */
  hasDetected: boolean
  onOverride: (override: boolean) => void
}

/** What the button says, and what is asked before it does it (kyc §2 B). */
const WAYS = {
  on: { label: 'Override Entered Address', question: 'confirmOverrideAddress' },
  off: { label: 'Remove Entered Address Override', question: 'confirmRemoveOverride' },
} as const

export function OverrideButton({ override, hasDetected, onOverride }: OverrideButtonProps) {
  const dispatch = useAppDispatch()
  const way = override ? WAYS.off : WAYS.on
  const press = async () => {
    const answer = await dispatch(ask(way.question))
    if (answer === 'primary') onOverride(!override)
  }
  return (
    <div>
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        disabled={!hasDetected && !override}
        onClick={() => void press()}
      >
        <Icon of={pinMap} />
        {way.label}
      </button>
    </div>
  )
}
