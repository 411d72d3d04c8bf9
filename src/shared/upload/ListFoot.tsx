import type { ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { plural } from '#shared/lib/plural.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { countedBytes } from './batchRules.ts'
import { countList } from './toDo.ts'
import { TotalMeter } from './TotalMeter.tsx'
import type { UploadEntry } from './uploadEntry.ts'
import './upload.css'

type ListFootProps = {
  entries: readonly UploadEntry[]
  limits: UploadLimits
  /** Why the button is disabled, or what it will do. */
  reason: ReactNode
  /** Buttons, the primary last. */
  children: ReactNode
}

/** Totals of files, size and pages, and the way on. */
export function ListFoot({ entries, limits, reason, children }: ListFootProps) {
  const { pages, unknown } = countList(entries)
  const facts = [
    plural(entries.length, 'file'),
    <TotalMeter key="total" bytes={countedBytes(entries, limits)} totalBytes={limits.totalBytes} />,
    ...(limits.kinds.includes('pdf')
      ? [
          <span key="pages">
            {plural(pages, 'page')}{' '}
            {unknown > 0 && <span className="muted upload-of">known so far</span>}
          </span>,
        ]
      : []),
  ]
  return (
    <StickyBar facts={facts} reason={reason}>
      {children}
    </StickyBar>
  )
}
