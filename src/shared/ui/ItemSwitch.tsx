import { useMemo } from 'react'
import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import { Chip } from './Chip.tsx'
import { Icon } from './Icon.tsx'
import { SAME_KEYS, type KeySet } from './keys/keySet.ts'
import { useKeys } from './keys/useKeys.ts'

type ItemSwitchProps = {
  /** What is turned over: 'payslip'. */
  one: string
  /** Counted from 0. */
  index: number
  count: number
  onShow: (index: number) => void
}

/** 'Payslip 1 of 3', with a way to the others where there are any. */
export function ItemSwitch({ one, index, count, onShow }: ItemSwitchProps) {
  const keys = useMemo(() => switchKeys(one), [one])
  useKeys(keys, (to) => onShow(Math.min(Math.max(index + to, 0), count - 1)), { isOn: count > 1 })
  const chip = (
    <Chip bare>
      {one.charAt(0).toUpperCase() + one.slice(1)} {index + 1} of {count}
    </Chip>
  )
  if (count < 2) return chip
  return (
    <div className="row-flex" role="group" aria-label={`${one}s of this file`}>
      <button
        type="button"
        className="btn btn-secondary btn-icon btn-sm"
        disabled={index === 0}
        aria-keyshortcuts={SAME_KEYS.previous}
        onClick={() => onShow(index - 1)}
      >
        <Icon of={left} label={`Previous ${one}`} />
      </button>
      <span aria-live="polite">{chip}</span>
      <button
        type="button"
        className="btn btn-secondary btn-icon btn-sm"
        disabled={index === count - 1}
        aria-keyshortcuts={SAME_KEYS.next}
        onClick={() => onShow(index + 1)}
      >
        <Icon of={right} label={`Next ${one}`} />
      </button>
    </div>
  )
}

const switchKeys = (one: string): KeySet<1 | -1> => ({
  title: 'Result',
  groups: [
    {
      what: `Next and previous ${one}`,
      rows: [
        { press: SAME_KEYS.next, command: 1 },
        { press: SAME_KEYS.previous, command: -1 },
      ],
    },
  ],
})
