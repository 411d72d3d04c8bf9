import inbox from 'bootstrap-icons/icons/inbox.svg?raw'
import { useEffect, type ReactNode } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { type DoneJob, type Job, JOB_PARAM, jobAddress, NEW_JOB } from '#shared/jobs/job.ts'
import { selectFlow, selectJobs, selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { resumeJobs } from '#shared/jobs/lifecycle.ts'
import { SERVICES } from '#shared/session/services.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { AnalyzerHead } from './AnalyzerHead.tsx'
import type { AnalyzerDefinition, OutputAddress } from './definition.ts'
import { placeOf } from './placeOf.ts'
import { ResultView } from './result/ResultView.tsx'
import { useShownJob } from './result/useShownJob.ts'
import './analyzer.css'

type OutputPageProps<Result> = {
  definition: AnalyzerDefinition<Result>
  /** The feedback panel, which the app puts under the output. */
  feedback: ReactNode
}

/** The output address of an analyzer: the job that the address names, or the one that its definition finds. */
export function OutputPage<Result>({ definition, feedback }: OutputPageProps<Result>) {
  const { output, path } = definition
  const navigate = useNavigate()
  const show = (job: DoneJob) => (
    <ResultView
      key={job.id}
      definition={definition}
      job={job}
      feedback={feedback}
      onBack={() => void navigate(jobAddress(path, NEW_JOB))}
    />
  )
  if (output === undefined) return <Navigate to={path} replace />
  return output.finds === 'newest' ? (
    <NewestOutput definition={definition} show={show} />
  ) : (
    <LastOutput definition={definition} output={output} show={show} />
  )
}

type FoundProps<Result> = {
  definition: AnalyzerDefinition<Result>
  show: (job: DoneJob) => ReactNode
}

function NewestOutput<Result>({ definition: { id, path, service }, show }: FoundProps<Result>) {
  const dispatch = useAppDispatch()
  const [params] = useSearchParams()
  const wanted = params.get(JOB_PARAM)
  const loaded = useAppSelector(selectJobsLoaded)
  const flow = useAppSelector((state) => selectFlow(state, id, wanted))
  const newest = newestDone(useAppSelector(selectJobs), id)
  useEffect(() => {
    void dispatch(resumeJobs())
  }, [dispatch])

  const paths = { upload: path, output: SERVICES[service].outputPath }
  const place = placeOf({ paths, isOutput: true, wanted, loaded, flow, newest })
  if (place === 'stay' && flow.kind === 'Processed Successfully') return show(flow)
  if (typeof place === 'object') return <Navigate to={place.to} replace />
  return (
    <div className="page">
      <Skeleton lines={8} label="Opening the last result" />
    </div>
  )
}

function newestDone(jobs: Readonly<Record<string, Job>>, analyzer: string): DoneJob | undefined {
  return Object.values(jobs)
    .filter((job) => job.kind === 'Processed Successfully')
    .filter((job) => job.analyzer === analyzer)
    .sort((one, other) => other.finishedAt - one.finishedAt)[0]
}

type LastOutputProps<Result> = FoundProps<Result> & {
  output: Extract<OutputAddress, { finds: 'lastShown' }>
}

function LastOutput<Result>({ definition: { id, path }, output, show }: LastOutputProps<Result>) {
  const shown = useShownJob(id)
  if (shown.kind === 'ready') return show(shown.job)
  return (
    <div className="page">
      <AnalyzerHead title={output.title} line={output.line} step={3} />
      {shown.kind === 'looking' ? (
        <Skeleton lines={6} label="Looking for the output" />
      ) : (
        <div className="panel">
          <EmptyState
            icon={inbox}
            title="No analysis output here"
            line="It is kept until you sign out or start a new upload. Finished jobs stand under Jobs."
          >
            <Link className="btn btn-primary" to={jobAddress(path, NEW_JOB)}>
              {output.upload}
            </Link>
          </EmptyState>
        </div>
      )}
    </div>
  )
}
