import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import { useState } from 'react'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { formatMinutes } from '#shared/kits/analyzer/estimates.ts'
import { ResultWithSource } from '#shared/kits/analyzer/result/source/ResultWithSource.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import { discardDraft } from '#shared/kits/jobs/drafts.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import './passbook.css'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { FilePreview } from '#shared/ui/preview/FilePreview.tsx'
import { BalancePanel } from './balances/BalancePanel.tsx'
import { InputPanel } from './InputPanel.tsx'
import { pageName } from './pageName.ts'
import { PASSBOOK } from './passbookDraft.ts'
import { fetchReport } from './report/fetchReport.ts'
import { type PassbookResult, EXCEL_NAME, OUTPUT_FILE } from './report/report.ts'

type Report = { kind: 'loading' } | { kind: 'ready'; workbook: Blob } | { kind: 'failed' }

/** The page shows a failure with a retry button. A 401 ends the session. */
function useReport(
  { id, transactionId }: DoneJob,
  { workbook }: PassbookResult,
): { report: Report; retry: () => void } {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const { value: loaded } = useAsync(
    async (signal) => {
      if (workbook !== null) return workbook
      const whole = await dispatch(fetchReport({ data: null }, { id, transactionId }, signal))
      return whole?.files?.[OUTPUT_FILE] ?? null
    },
    [dispatch, id, transactionId, workbook, attempt],
  )
  return { report: toReport(workbook ?? loaded), retry: () => setAttempt(attempt + 1) }
}

function toReport(workbook: Blob | null | undefined): Report {
  if (workbook === undefined) return { kind: 'loading' }
  return workbook === null ? { kind: 'failed' } : { kind: 'ready', workbook }
}

type OutputPanelProps = {
  job: DoneJob
  report: Report
  onRetry: () => void
}

function OutputPanel({ job, report, onRetry }: OutputPanelProps) {
  return (
    <section className="panel passbook-output" aria-label="Analysis Output">
      <div>
        <h2>Analysis Output</h2>
        <p className="small muted">Execution time: {formatMinutes(job.tookMs)}</p>
      </div>
      {report.kind === 'failed' ? (
        <div className="passbook-failed push">
          <p className="small t-warning" role="status">
            The workbook could not be loaded. The analysis itself is complete.
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

type OutputPreviewProps = { report: Report }

function OutputPreview({ report }: OutputPreviewProps) {
  if (report.kind === 'failed') return null
  return (
    <div className="panel passbook-workbook">
      {report.kind === 'loading' ? (
        <Skeleton lines={8} label="Loading the workbook" />
      ) : (
        <FilePreview
          source={report.workbook}
          name={EXCEL_NAME}
          kind="xlsx"
          isDownloadable={false}
        />
      )}
    </div>
  )
}

/** analyzers §2 */
export function PassbookOutput({ job, result, feedback, onBack }: ResultProps<PassbookResult>) {
  const dispatch = useAppDispatch()
  const search = useSourceSearch(job.files)
  const { report, retry } = useReport(job, result)
  // Going back clears the flow (analyzers §2), including files selected meanwhile.
  const goBack = () => {
    dispatch(discardDraft(PASSBOOK))
    onBack()
  }
  const showPage = (name: string) => {
    search.showFile(job.files.findIndex((file) => file.name === name))
    search.setSide('left')
  }
  return (
    <ResultWithSource
      title="Passbook Analyzer"
      job={job}
      durationText={null}
      onBack={goBack}
      search={search}
      sideLabels={['Input', 'Output']}
      label="Page"
      nameOf={pageName}
      aboveSource={<InputPanel files={job.files} />}
      after={feedback}
    >
      <div className="passbook-pane">
        <OutputPanel job={job} report={report} onRetry={retry} />
        {report.kind === 'ready' && (
          <BalancePanel
            workbook={report.workbook}
            pages={job.files.map(({ name }) => name)}
            onShowPage={showPage}
          />
        )}
        <OutputPreview report={report} />
      </div>
    </ResultWithSource>
  )
}
