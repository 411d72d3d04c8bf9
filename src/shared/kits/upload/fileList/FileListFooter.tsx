import type { ReactNode } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { countedBytes } from '../checks/validateBatch.ts'
import { countByStatus } from './remainingTasks.ts'
import { TotalSizeMeter } from './TotalSizeMeter.tsx'
import type { UploadEntry } from './uploadEntry.ts'
import '../upload.css'

type FileListFooterProps = {
  entries: readonly UploadEntry[]
  limits: UploadLimits
  reason: ReactNode
  children: ReactNode
}

export function FileListFooter({ entries, limits, reason, children }: FileListFooterProps) {
  const { pages, unknownPageCounts } = countByStatus(entries)
  const facts = [
    plural(entries.length, 'file'),
    <TotalSizeMeter
      key="total"
      bytes={countedBytes(entries, limits)}
      totalBytes={limits.totalSizeLimitBytes}
    />,
    ...(limits.fileKinds.includes('pdf')
      ? [
          <span key="pages">
            {plural(pages, 'page')}{' '}
            {unknownPageCounts > 0 && (
              <span className="muted upload-total-limit">known so far</span>
            )}
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
