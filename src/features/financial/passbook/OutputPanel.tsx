import download from 'bootstrap-icons/icons/download.svg?raw'
import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import { sayMinutes } from '#shared/analyzer/estimates.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { EXCEL_NAME } from './report.ts'
import type { Report } from './useReport.ts'

type OutputPanelProps = {
  job: DoneJob
  report: Report
  onRetry: () => void
}

/** 'Analysis Output', its execution time and Download Excel (analyzers §2). */
export function OutputPanel({ job, report, onRetry }: OutputPanelProps) {
  return (
    <section className="panel passbook-output" aria-label="Analysis Output">
      <div>
        <h2>Analysis Output</h2>
        <p className="small muted">Execution time: {sayMinutes(job.tookMs)}</p>
      </div>
      {report.kind === 'failed' ? (
        <div className="passbook-failed push">
          <p className="small t-warning" role="status">
            The workbook could not be fetched. The analysis itself is done.
          </p>
          <button type="button" className="btn btn-secondary" onClick={onRetry}>
            <Icon of={arrowRepeat} />
            Try again
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="btn btn-primary push"
          disabled={report.kind === 'loading'}
          onClick={() => {
            if (report.kind === 'ready') downloadBlob(report.workbook, EXCEL_NAME)
          }}
        >
          <Icon of={download} />
          Download Excel
        </button>
      )}
    </section>
  )
}
