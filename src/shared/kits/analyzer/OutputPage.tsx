import inbox from 'bootstrap-icons/icons/inbox.svg?raw'
import { useEffect, type ReactNode } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { selectFlow } from '#shared/kits/jobs/drafts.ts'
import {
  type DoneJob,
  type Job,
  JOB_PARAM,
  urlForJob,
  NEW_JOB,
  isDone,
} from '#shared/kits/jobs/job.ts'
import { selectJobs, selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { resumeJobs } from '#shared/kits/jobs/run/lifecycle.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { useAppDispatch, useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { storeLastOutput, readLastOutputJobId } from '../jobs/results/results.ts'
import { AnalyzerHeader } from './AnalyzerHeader.tsx'
import type { AnalyzerDefinition, OutputSource } from './definition.ts'
import './analyzer.css'
import { resolvePageTarget } from './resolvePageTarget.ts'
import { ResultView } from './result/ResultView.tsx'

type ShownJob = { kind: 'loading' } | { kind: 'none' } | { kind: 'ready'; job: DoneJob }

/** The job in the URL, else the last one shown, which is stored for reloads. */
function useShownJob(analyzer: string): ShownJob {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [params] = useSearchParams()
  const named = params.get(JOB_PARAM)
  const jobs = useAppSelector(selectJobs)
  const isLoaded = useAppSelector(selectJobsLoaded)
  /** Undefined until it is read from the blob store. */
  const { value: last } = useAsync(
    async () => readLastOutputJobId(session.get(blobStore), analyzer),
    [session, analyzer],
  )
  useEffect(() => {
    void dispatch(resumeJobs())
  }, [dispatch])

  const id = named ?? last
  const job = id === null || id === undefined ? undefined : jobs[id]
  const done = isDone(job) && job.analyzer === analyzer ? job : null
  useEffect(() => {
    if (done !== null) void storeLastOutput(session.get(blobStore), done)
  }, [session, done])

  if (done !== null) return { kind: 'ready', job: done }
  return isLoaded && id !== undefined ? { kind: 'none' } : { kind: 'loading' }
}

type OutputPageProps<Result> = {
  definition: AnalyzerDefinition<Result>
  feedback: ReactNode
}

export function OutputPage<Result>({ definition, feedback }: OutputPageProps<Result>) {
  const { output, path } = definition
  const navigate = useNavigate()
  const show = (job: DoneJob) => (
    <ResultView
      key={job.id}
      definition={definition}
      job={job}
      feedback={feedback}
      onBack={() => void navigate(urlForJob(path, NEW_JOB))}
    />
  )
  if (output === undefined) return <Navigate to={path} replace />
  return output.mode === 'newest' ? (
    <NewestOutput definition={definition} show={show} />
  ) : (
    <LastOutput definition={definition} output={output} show={show} />
  )
}

type OutputViewProps<Result> = {
  definition: AnalyzerDefinition<Result>
  show: (job: DoneJob) => ReactNode
}

function NewestOutput<Result>({
  definition: { id, path, service },
  show,
}: OutputViewProps<Result>) {
  const dispatch = useAppDispatch()
  const [params] = useSearchParams()
  const requestedJobId = params.get(JOB_PARAM)
  const isLoaded = useAppSelector(selectJobsLoaded)
  const flow = useAppSelector((state) => selectFlow(state, id, requestedJobId))
  const newest = newestDone(useAppSelector(selectJobs), id)
  useEffect(() => {
    void dispatch(resumeJobs())
  }, [dispatch])

  const paths = { upload: path, output: SERVICES[service].outputPath }
  const target = resolvePageTarget({
    paths,
    isOutput: true,
    requestedJobId,
    isLoaded,
    flow,
    newest,
  })
  if (target === 'stay' && isDone(flow)) return show(flow)
  if (typeof target === 'object') return <Navigate to={target.to} replace />
  return (
    <div className="page">
      <Skeleton lines={8} label="Opening the last result" />
    </div>
  )
}

function newestDone(jobs: Readonly<Record<string, Job>>, analyzer: string): DoneJob | undefined {
  return Object.values(jobs)
    .filter(isDone)
    .filter((job) => job.analyzer === analyzer)
    .sort((one, other) => other.finishedAt - one.finishedAt)[0]
}

type LastOutputProps<Result> = OutputViewProps<Result> & {
  output: Extract<OutputSource, { mode: 'lastShown' }>
}

function LastOutput<Result>({ definition: { id, path }, output, show }: LastOutputProps<Result>) {
  const shown = useShownJob(id)
  if (shown.kind === 'ready') return show(shown.job)
  return (
    <div className="page">
      <AnalyzerHeader title={output.title} subtitle={output.subtitle} step={3} />
      {shown.kind === 'loading' ? (
        <Skeleton lines={6} label="Loading the output" />
      ) : (
        <div className="panel">
          <EmptyState
            icon={inbox}
            title="No analysis output here"
            description="The output is kept until you log out or start a new upload. Finished jobs are listed under Jobs."
          >
            <Link className="btn btn-primary" to={urlForJob(path, NEW_JOB)}>
              {output.uploadLabel}
            </Link>
          </EmptyState>
        </div>
      )}
    </div>
  )
}
