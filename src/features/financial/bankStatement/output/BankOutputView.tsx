import download from 'bootstrap-icons/icons/download.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { useState, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { formatMinutes } from '#shared/kits/analyzer/estimates.ts'
import { ResultWithSource } from '#shared/kits/analyzer/result/source/ResultWithSource.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { truncateFileName, splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ACCOUNT_KEYS } from '../api/contract.ts'
import { submissionOf } from '../api/submission.ts'
import './output.css'
import { tabsOf, type BankOutput, type ReportKey } from '../result/bankOutput.ts'
import { BankReport } from './BankReport.tsx'
import type { SelectedValue } from './selectedValue.ts'

/** Opened at the end of its job (`BankStatementFinished`), not by a reload. */
const isNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNew' in state

/** Once, where the email was requested (analyzers §2). */
function useEmailToast({ options }: DoneJob): void {
  const location = useLocation()
  const navigate = useNavigate()
  const wasNotified = useRef(false)
  const isDue = isNew(location.state)
  const isEmailRequested = submissionOf(options)?.emailOutput === true
  useEffect(() => {
    if (!isDue || wasNotified.current) return
    wasNotified.current = true
    if (isEmailRequested) showToast('success', 'Email sent Successfully', 'top-start')
    // Removes the state, so that a reload or Back does not repeat it.
    void navigate(
      { pathname: location.pathname, search: location.search },
      { replace: true, state: null },
    )
  }, [isDue, isEmailRequested, location, navigate])
}

/** In the list of names (analyzers §2). */
const CUT = 40

/** A failed account has neither tab nor report (analyzers §2). */
const NO_REPORT = {
  title: 'No account could be analysed',
  description:
    'Check that the statements are complete and readable, then upload them again, or contact support. Use Download Output to save what the server sent.',
}

/** analyzers §2, "Output page" */
export function BankOutputView({ job, result: output, onBack, feedback }: ResultProps<BankOutput>) {
  useEmailToast(job)
  const tabs = tabsOf(output)
  const [selectedTab, setSelectedTab] = useState(tabs[0])
  const report = tabs.find((tab) => tab === selectedTab) ?? tabs[0]
  const account = submissionOf(job.options)?.accounts[
    ACCOUNT_KEYS.findIndex((key) => key === report)
  ]
  const search = useSourceSearch<SelectedValue>(account?.files ?? job.files)
  const baseName = splitFileName(job.files[0]?.name ?? 'bank-statement').base
  const show = (tab: ReportKey) => {
    setSelectedTab(tab)
    search.reset()
  }
  return (
    <ResultWithSource
      title="Analysis Output"
      job={job}
      onBack={onBack}
      durationText={`Execution time: ${formatMinutes(job.tookMs)}`}
      search={search}
      hint={
        report !== undefined &&
        report !== 'common' &&
        'Click a balance to find it in the statement, or a sum to see its rows'
      }
      sideLabels={['Source', 'Output']}
      label="Statement"
      nameOf={({ name }) => truncateFileName(name, CUT, CUT)}
      downloads={
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => downloadBlob(output.zip, `${baseName}_report.zip`)}
        >
          <Icon of={download} />
          Download Output
        </button>
      }
    >
      {report === undefined ? (
        <div className="bank-pane">
          <EmptyState icon={fileX} {...NO_REPORT} />
          {feedback}
        </div>
      ) : (
        <BankReport
          job={job}
          files={search.files}
          output={output}
          tabs={tabs}
          report={report}
          onShow={show}
          selected={search.selected}
          onSelect={search.select}
          baseName={baseName}
        >
          {feedback}
        </BankReport>
      )}
    </ResultWithSource>
  )
}
