import type { ResultProps } from '#shared/analyzer/definition.ts'
import { dropDraft } from '#shared/jobs/drafts.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import { BalancePanel } from './balances/BalancePanel.tsx'
import { InputPanel } from './InputPanel.tsx'
import { OutputPanel } from './OutputPanel.tsx'
import { OutputPreview } from './OutputPreview.tsx'
import { pageName } from './pageName.ts'
import { PASSBOOK } from './passbookDraft.ts'
import type { PassbookResult } from './report.ts'
import { useReport } from './useReport.ts'
import './passbook.css'

/** What was put in on the left, what came out on the right (analyzers §2). */
export function PassbookOutput({ job, result, feedback, onBack }: ResultProps<PassbookResult>) {
  const dispatch = useAppDispatch()
  const search = useSourceSearch(job.files)
  const { report, retry } = useReport(job, result)
  // The flow is cleared (analyzers §2): whatever was chosen meanwhile goes with it.
  const back = () => {
    dispatch(dropDraft(PASSBOOK))
    onBack()
  }
  const showPage = (name: string) => {
    search.show(job.files.findIndex((file) => file.name === name))
    search.setSide('left')
  }
  return (
    <ResultBesideSource
      title="Passbook Analyzer"
      job={job}
      took={null}
      onBack={back}
      search={search}
      sides={['Input', 'Output']}
      label="Page"
      nameOf={pageName}
      above={<InputPanel files={job.files} />}
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
        {feedback}
      </div>
    </ResultBesideSource>
  )
}
