import type { ResultProps } from '#shared/analyzer/definition.ts'
import { dropDraft } from '#shared/jobs/drafts.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { SplitView } from '#shared/ui/SplitView.tsx'
import { InputFiles } from './InputFiles.tsx'
import { InputPanel } from './InputPanel.tsx'
import { OutputPanel } from './OutputPanel.tsx'
import { OutputPreview } from './OutputPreview.tsx'
import { PASSBOOK } from './passbookDraft.ts'
import type { PassbookResult } from './report.ts'
import { useReport } from './useReport.ts'
import './passbook.css'

/** What was put in on the left, what came out on the right (analyzers §2). */
export function PassbookOutput({ job, result, feedback, onBack }: ResultProps<PassbookResult>) {
  const dispatch = useAppDispatch()
  const { report, retry } = useReport(job, result)
  // The flow is cleared (analyzers §2): whatever was chosen meanwhile goes with it.
  const back = () => {
    dispatch(dropDraft(PASSBOOK))
    onBack()
  }
  return (
    <ResultFrame title="Passbook Analyzer" job={job} onBack={back}>
      <SplitView
        leftLabel="Input"
        rightLabel="Output"
        left={
          <div className="passbook-source">
            <InputPanel files={job.files} />
            <InputFiles files={job.files} />
          </div>
        }
        right={
          <div className="passbook-pane">
            <OutputPanel job={job} report={report} onRetry={retry} />
            <OutputPreview report={report} />
            {feedback}
          </div>
        }
      />
    </ResultFrame>
  )
}
