import inbox from 'bootstrap-icons/icons/inbox.svg?raw'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { dropDraft } from '#shared/jobs/drafts.ts'
import { useShownJob } from '#shared/analyzer/result/useShownJob.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Bones } from '#shared/ui/Bones.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { NEW_UPLOAD_PATH } from './outputPath.ts'
import { PASSBOOK } from './passbookDraft.ts'
import { PassbookOutput } from './PassbookOutput.tsx'
import './passbook.css'

type PassbookOutputPageProps = {
  /** The feedback panel, which the app puts under the output. */
  feedback: ReactNode
}

/** /outputbankpassbook: the job that the address names, or the output that was shown last (decisions D18). */
export function PassbookOutputPage({ feedback }: PassbookOutputPageProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const shown = useShownJob(PASSBOOK)
  // The flow is cleared (analyzers §2): whatever was chosen meanwhile goes with it.
  const back = () => {
    dispatch(dropDraft(PASSBOOK))
    void navigate(NEW_UPLOAD_PATH)
  }
  if (shown.kind === 'ready') {
    return <PassbookOutput key={shown.job.id} job={shown.job} feedback={feedback} onBack={back} />
  }
  return (
    <div className="page">
      <AnalyzerHead title="Passbook Analyzer" line="The output of a passbook." step={3} />
      {shown.kind === 'looking' ? (
        <Bones lines={6} label="Looking for the output" />
      ) : (
        <div className="panel">
          <EmptyState
            icon={inbox}
            title="No analysis output here"
            line="It is kept until you sign out or start a new upload. Finished jobs stand under Jobs."
          >
            <Link className="btn btn-primary" to={NEW_UPLOAD_PATH}>
              Upload a passbook
            </Link>
          </EmptyState>
        </div>
      )}
    </div>
  )
}
