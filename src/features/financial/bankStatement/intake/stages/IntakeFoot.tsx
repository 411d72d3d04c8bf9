import type { ReactNode } from 'react'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { plural } from '#shared/lib/plural.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { countedBytes } from '#shared/upload/batchRules.ts'
import { TotalMeter } from '#shared/upload/TotalMeter.tsx'
import { countList } from '#shared/upload/toDo.ts'
import type { Work } from '../state/intake.ts'

type IntakeFootProps = {
  work: Work
  /** Why the button is disabled, or what it will do. */
  reason: ReactNode
  /** Buttons, the primary last. */
  children: ReactNode
}

const LIMITS = UPLOAD_LIMITS.bankStatement

/** Totals of all accounts, and the way on. */
export function IntakeFoot({ work, reason, children }: IntakeFootProps) {
  const entries = work.accounts.flatMap((account) => account.entries)
  const { pages, unknown } = countList(entries)
  const facts = [
    plural(entries.length, 'file'),
    <TotalMeter key="total" bytes={countedBytes(entries, LIMITS)} totalBytes={LIMITS.totalBytes} />,
    <span key="pages">
      {plural(pages, 'page')} {unknown > 0 && <span className="muted upload-of">known so far</span>}
    </span>,
  ]
  return (
    <StickyBar facts={facts} reason={reason}>
      {children}
    </StickyBar>
  )
}
