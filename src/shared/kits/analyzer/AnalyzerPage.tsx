import { Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { selectFlow } from '#shared/kits/jobs/drafts.ts'
import { type Draft, type Flow, JOB_PARAM, NEW_JOB, isDone } from '#shared/kits/jobs/job.ts'
import { selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { resumeJobs, startJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { AnalyzerHeader } from './AnalyzerHeader.tsx'
import type { AnalyzerDefinition } from './definition.ts'
import { resolvePageTarget } from './resolvePageTarget.ts'
import { ResultView } from './result/ResultView.tsx'
import './analyzer.css'

// Prefetched while the user selects a file.
const ProcessingView = lazyWithRetry(
  async () => (await import('./processing/ProcessingView.tsx')).ProcessingView,
  {
    label: 'The progress',
  },
)

type AnalyzerPageProps<Result> = {
  definition: AnalyzerDefinition<Result>
  feedback: ReactNode
}

const NOT_UPLOADED: Flow = { kind: 'Not Uploaded' }

/** Upload, Check, Process and Result (analyzers §4). The job is in the URL, so that reload, Back and Jobs find it. */
export function AnalyzerPage<Result>({ definition, feedback }: AnalyzerPageProps<Result>) {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const { id, intake, output } = definition
  const requestedJobId = params.get(JOB_PARAM)
  const isLoaded = useAppSelector(selectJobsLoaded)
  const hasStarted = useAppSelector(
    (state) => requestedJobId === null && intake.hasStarted?.(state) === true,
  )
  const found = useAppSelector((state) => selectFlow(state, id, requestedJobId))
  const flow = hasStarted && found.kind !== 'Uploaded Successfull' ? NOT_UPLOADED : found

  useEffect(() => {
    if (intake.restore !== undefined) dispatch(intake.restore())
    void dispatch(resumeJobs())
    ProcessingView.preload().catch(() => undefined) // the real load reports it
  }, [dispatch, intake])

  const show = (job: string | null) =>
    setParams(job === null ? {} : { [JOB_PARAM]: job }, { replace: true })

  const paths = { upload: pathname, output: SERVICES[definition.service].outputPath }
  const target = resolvePageTarget({
    paths,
    isOutput: false,
    requestedJobId,
    isLoaded,
    flow,
    newest: undefined,
  })
  const opening = <Opening title={definition.title} subtitle={definition.subtitle} />
  if (target === 'wait') return opening
  if (target !== 'stay') {
    const Finished = output?.mode === 'lastShown' ? output.Finished : undefined
    return isDone(flow) && Finished !== undefined ? (
      <Suspense fallback={opening}>
        <Finished key={flow.id} job={flow} outputUrl={target.to} />
      </Suspense>
    ) : (
      <Navigate to={target.to} replace />
    )
  }
  switch (flow.kind) {
    case 'processQueued':
    case 'processEnabled':
      return (
        <Suspense fallback={opening}>
          <ProcessingView
            key={flow.id}
            definition={definition}
            job={flow}
            onStopped={() => show(null)}
            onStartAnother={() => setParams({ [JOB_PARAM]: NEW_JOB })}
          />
        </Suspense>
      )
    case 'Processed Successfully':
      return (
        <ResultView
          key={flow.id}
          definition={definition}
          job={flow}
          feedback={feedback}
          onBack={() => show(NEW_JOB)}
        />
      )
    case 'Not Uploaded':
    case 'Uploaded Successfull': {
      const slot = {
        analyzer: definition,
        draft: flow.kind === 'Not Uploaded' ? null : flow,
        onProceed: (draft: Draft) => show(dispatch(startJob(definition, draft))),
      }
      return <intake.View {...slot} />
    }
    default:
      return flow satisfies never
  }
}

type OpeningProps = Pick<AnalyzerDefinition<unknown>, 'title' | 'subtitle'>

function Opening({ title, subtitle }: OpeningProps) {
  return (
    <div className="page">
      <AnalyzerHeader title={title} subtitle={subtitle} step={0} />
      <Skeleton lines={6} label="Loading this job" />
    </div>
  )
}
