import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import inbox from 'bootstrap-icons/icons/inbox.svg?raw'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { type DoneJob, JOB_PARAM, NEW_JOB } from '#shared/jobs/job.ts'
import { useJobResult } from '#shared/analyzer/result/useJobResult.ts'
import { Bones } from '#shared/ui/Bones.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { bankStatementDefinition } from '../definition.ts'
import { BankOutputView } from './BankOutputView.tsx'
import { useEmailToast } from './useEmailToast.ts'
import { useShownJob } from '#shared/analyzer/result/useShownJob.ts'

type BankStatementOutputPageProps = {
  /** The feedback panel, which the app puts under the output. */
  feedback: ReactNode
}

const { path, id } = bankStatementDefinition

/** /outputbankstatement: the job that the address names, or the output that was shown last (decisions D18). */
export function BankStatementOutputPage({ feedback }: BankStatementOutputPageProps) {
  const shown = useShownJob(id)
  if (shown.kind === 'ready')
    return <KeyedOutput key={shown.job.id} job={shown.job} feedback={feedback} />
  return (
    <div className="page">
      <AnalyzerHead title="Analysis Output" line="Of a bank statement." step={3} />
      {shown.kind === 'looking' ? (
        <Bones lines={6} label="Looking for the output" />
      ) : (
        <div className="panel">
          <EmptyState
            icon={inbox}
            title="No analysis output here"
            line="It is kept until you sign out or start a new upload. Finished jobs stand under Jobs."
          >
            <Link className="btn btn-primary" to={path}>
              Upload a bank statement
            </Link>
          </EmptyState>
        </div>
      )}
    </div>
  )
}

type OutputProps = { job: DoneJob; feedback: ReactNode }

function KeyedOutput(props: OutputProps) {
  const [attempt, setAttempt] = useState(0)
  return <Output key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Output({ job, feedback, onRetry }: OutputProps & { onRetry: () => void }) {
  const navigate = useNavigate()
  const state = useJobResult(bankStatementDefinition, job)
  useEmailToast(job)
  switch (state.kind) {
    case 'ready':
      return (
        <BankOutputView
          job={job}
          output={state.result}
          feedback={feedback}
          onBack={() => void navigate(`${path}?${JOB_PARAM}=${NEW_JOB}`)}
        />
      )
    case 'loading':
      return (
        <div className="page">
          <AnalyzerHead title="Analysis Output" line="Of a bank statement." step={3} />
          <Bones lines={6} label="Opening the output" />
        </div>
      )
    case 'gone':
      return (
        <div className="page">
          <AnalyzerHead title="Analysis Output" line="Of a bank statement." step={3} />
          <div className="panel">
            <EmptyState
              icon={fileX}
              title="The output could not be opened"
              line="This browser no longer has it, and the server did not send it again. Try once more, or upload the statements anew."
            >
              <button type="button" className="btn btn-secondary" onClick={onRetry}>
                Try again
              </button>
            </EmptyState>
          </div>
        </div>
      )
    default:
      return state satisfies never
  }
}
