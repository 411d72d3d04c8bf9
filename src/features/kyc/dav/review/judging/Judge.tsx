import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Decision } from './review.ts'

type JudgeProps = {
  decision: Decision | undefined
  onDecide: (decision: Decision) => void
  isReadOnly: boolean
  /** Without the words beside the signs, where there is no room for them. */
  isBrief?: boolean
}

const CHOICES = [
  { decision: 'accepted', label: 'Accept', icon: check, look: 'yes' },
  { decision: 'rejected', label: 'Reject', icon: cross, look: 'no' },
] as const

/** Accept and Reject; what they are about, the group around them names. */
export function Judge({ decision, onDecide, isReadOnly, isBrief = false }: JudgeProps) {
  return (
    <div className={decision === undefined ? 'judge' : 'judge decided'}>
      {CHOICES.map(({ decision: chosen, label, icon, look }) => (
        <button
          key={label}
          type="button"
          className={decision === chosen ? `${look} on` : look}
          aria-pressed={decision === chosen}
          disabled={isReadOnly}
          onClick={() => onDecide(chosen)}
        >
          <Icon of={icon} {...(isBrief ? { label } : {})} />
          {!isBrief && label}
        </button>
      ))}
    </div>
  )
}
