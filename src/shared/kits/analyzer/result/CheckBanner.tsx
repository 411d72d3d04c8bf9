import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './checkBanner.css'

type CheckOutcome = 'passed' | 'failed' | 'inconclusive'

const ICON: Record<CheckOutcome, string> = { passed: check, failed: cross, inconclusive: dash }

type CheckBannerProps = {
  outcome: CheckOutcome
  reasons?: readonly string[]
  children: ReactNode
}

const NONE: readonly string[] = []

/** Whether the amounts of a result add up; shown before the amounts. */
export function CheckBanner({ outcome, reasons = NONE, children }: CheckBannerProps) {
  return (
    <div className={`check-banner ${outcome}`} role="status">
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
