import type { UploadLimits } from '#shared/config/limits.ts'
import { plural } from '#shared/lib/plural.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { countedBytes } from './batchRules.ts'
import { countList, sayToDo } from './toDo.ts'
import { TotalMeter } from './TotalMeter.tsx'
import type { UploadEntry } from './uploadEntry.ts'
import './upload.css'

type ListFootProps = {
  entries: readonly UploadEntry[]
  limits: UploadLimits
  complete: boolean
  onContinue: () => void
}

/** Totals of files, size and pages, what is still to do, and CONTINUE. */
export function ListFoot({ entries, limits, complete, onContinue }: ListFootProps) {
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
    <div className="upload-foot">
      <StickyBar facts={facts} reason={sayToDo(entries)}>
        <button type="button" className="btn btn-primary" disabled={!complete} onClick={onContinue}>
          CONTINUE
        </button>
      </StickyBar>
    </div>
  )
}
