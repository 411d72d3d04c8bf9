import type { ReactNode } from 'react'
import type { DoneJob } from '#shared/jobs/job.ts'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { SplitView } from '#shared/ui/SplitView.tsx'
import { InputFiles } from './InputFiles.tsx'
import { InputPanel } from './InputPanel.tsx'
import { OutputPanel } from './OutputPanel.tsx'
import { OutputPreview } from './OutputPreview.tsx'
import { useReport } from './useReport.ts'

type PassbookOutputProps = {
  job: DoneJob
  feedback: ReactNode
  onBack: () => void
}

/** What was put in on the left, what came out on the right (analyzers §2). */
export function PassbookOutput({ job, feedback, onBack }: PassbookOutputProps) {
  const { report, retry } = useReport(job)
  return (
    <ResultFrame title="Passbook Analyzer" job={job} onBack={onBack}>
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
