import { useLayoutEffect, useState } from 'react'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatDay, toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { useIsPrinting } from '#shared/ui/hooks/useIsPrinting.ts'
import type { FileHistory } from '../finding.ts'
import { describeEvidence, NOT_COVERED, openChecks, quietChecks } from '../summary.ts'
import { FindingText } from './FindingList.tsx'

type HistoryReportProps = {
  name: string
  history: Extract<FileHistory, { kind: 'read' }>
  /** Whether it has the words of the document. */
  withContent: boolean
}

/** Printed only: what was found, checked and not checked. */
export function HistoryReport({ name, history, withContent }: HistoryReportProps) {
  const isPrinting = useIsPrinting()
  useHiddenPage(isPrinting)
  const [openedAt] = useState(Date.now)
  if (!isPrinting) return null
  const quiet = quietChecks(history)
  return (
    <article className="history-report">
      <h1>History of {name}</h1>
      <p>
        {plural(history.pages, 'page')}, {plural(history.versions.length, 'version')} in the file,
        looked at on {formatDay(toIndiaDay(openedAt))}.
      </p>
      {history.findings.map((finding, index) => (
        <section key={index} className="history-finding">
          <FindingText finding={finding} />
          {withContent && (
            <ul>
              {finding.evidence.map((evidence, at) => (
                <li key={at}>{describeEvidence(finding, evidence)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {quiet.length > 0 && <p>Checked, nothing found: {quiet.join(', ')}.</p>}
      {openChecks(history).map((reason) => (
        <p key={reason}>Not checked in this file. {reason}</p>
      ))}
      <p>
        These are observations, not a verdict: a file without findings may still be false.{' '}
        {NOT_COVERED}
      </p>
    </article>
  )
}

/** Paper shows the report alone. Firefox 115 has no selector for "a page with a report". */
function useHiddenPage(isPrinting: boolean): void {
  useLayoutEffect(() => {
    document.body.classList.toggle('prints-history', isPrinting)
    return () => document.body.classList.remove('prints-history')
  }, [isPrinting])
}
