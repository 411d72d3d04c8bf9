import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import './checkVerdict.css'

type Outcome = 'good' | 'bad' | 'unsure'

const ICON: Record<Outcome, string> = { good: check, bad: cross, unsure: dash }

type CheckVerdictProps = {
  outcome: Outcome
  /** What does not add up, each in a sentence. */
  reasons?: readonly string[]
  children: ReactNode
}

const NONE: readonly string[] = []

/** Whether the figures of a result add up: stands before the figures. */
export function CheckVerdict({ outcome, reasons = NONE, children }: CheckVerdictProps) {
  return (
    <div className={`check-verdict ${outcome}`} role="status">
      <Icon of={ICON[outcome]} />
      <div>
        <p>{children}</p>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
