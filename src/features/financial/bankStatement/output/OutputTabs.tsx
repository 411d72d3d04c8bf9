import type { KeyboardEvent } from 'react'
import type { ReportKey } from '../result/bankOutput.ts'

type OutputTabsProps = {
  tabs: readonly ReportKey[]
  shown: ReportKey
  onShow: (tab: ReportKey) => void
  /** Id of the panel that the tabs fill. */
  panelId: string
}

/** Words of the specification (analyzers §2). */
const LABELS: Record<ReportKey, string> = {
  account_1: 'Account 1',
  account_2: 'Account 2',
  common: 'Inter Bank Transactions',
}

const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Account 1, Account 2, Inter Bank Transactions; arrows move between them. */
export function OutputTabs({ tabs, shown, onShow, panelId }: OutputTabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(shown) + move + tabs.length) % tabs.length]
    if (next === undefined) return
    onShow(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label="Output" tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          className={tab === shown ? 'on' : undefined}
          aria-selected={tab === shown}
          aria-controls={panelId}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
        >
          {LABELS[tab]}
        </button>
      ))}
    </div>
  )
}
