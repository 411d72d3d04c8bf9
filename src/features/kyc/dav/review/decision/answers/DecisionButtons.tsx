import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Decision } from '../review.ts'

type DecisionButtonsProps = {
  decision: Decision | undefined
  onDecide: (decision: Decision) => void
  isReadOnly: boolean
  isIconOnly?: boolean
}

const CHOICES = [
  { decision: 'accepted', label: 'Accept', icon: check, modifier: 'yes' },
  { decision: 'rejected', label: 'Reject', icon: cross, modifier: 'no' },
] as const

/** The surrounding group has the label. */
export function DecisionButtons({
  decision,
  onDecide,
  isReadOnly,
  isIconOnly = false,
}: DecisionButtonsProps) {
  return (
    <div className={decision === undefined ? 'decision-buttons' : 'decision-buttons decided'}>
      {CHOICES.map(({ decision: chosen, label, icon, modifier }) => (
        <button
          key={label}
          type="button"
          className={decision === chosen ? `${modifier} on` : modifier}
          aria-pressed={decision === chosen}
          disabled={isReadOnly}
          onClick={() => onDecide(chosen)}
        >
          <Icon of={icon} {...(isIconOnly ? { label } : {})} />
          {!isIconOnly && label}
        </button>
      ))}
    </div>
  )
}
