import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import { useMemo } from 'react'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { SHARED_SHORTCUTS, type ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'

type ItemPagerProps = {
  /** 'payslip' */
  noun: string
  /** Zero-based. */
  index: number
  count: number
  onSelect: (index: number) => void
}

/** 'Payslip 1 of 3'; nothing for a single item. */
export function ItemPager({ noun, index, count, onSelect }: ItemPagerProps) {
  const keys = useMemo(() => pagerShortcuts(noun), [noun])
  useShortcuts(keys, (to) => onSelect(Math.min(Math.max(index + to, 0), count - 1)), {
    isEnabled: count > 1,
  })
  const chip = (
    <Chip isPlain>
      {noun.charAt(0).toUpperCase() + noun.slice(1)} {index + 1} of {count}
    </Chip>
  )
  if (count < 2) return chip
  return (
    <div className="row-flex" role="group" aria-label={`${noun}s of this file`}>
      <button
        type="button"
        className="btn btn-secondary btn-icon btn-sm"
        disabled={index === 0}
        aria-keyshortcuts={SHARED_SHORTCUTS.previous}
        onClick={() => onSelect(index - 1)}
      >
        <Icon of={left} label={`Previous ${noun}`} />
      </button>
      <span aria-live="polite">{chip}</span>
      <button
        type="button"
        className="btn btn-secondary btn-icon btn-sm"
        disabled={index === count - 1}
        aria-keyshortcuts={SHARED_SHORTCUTS.next}
        onClick={() => onSelect(index + 1)}
      >
        <Icon of={right} label={`Next ${noun}`} />
      </button>
    </div>
  )
}

const pagerShortcuts = (one: string): ShortcutSet<1 | -1> => ({
  title: 'Result',
  groups: [
    {
      label: `Next / previous ${one}`,
      shortcuts: [
        { combo: SHARED_SHORTCUTS.next, command: 1 },
        { combo: SHARED_SHORTCUTS.previous, command: -1 },
      ],
    },
  ],
})
