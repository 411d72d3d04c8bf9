import { Suspense, useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { type Draft, type Flow, JOB_PARAM, NEW_JOB } from '#shared/jobs/job.ts'
import { selectFlow, selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { resumeJobs, startJob } from '#shared/jobs/lifecycle.ts'
import { SERVICES } from '#shared/session/services.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { AnalyzerHead } from './AnalyzerHead.tsx'
import type { AnalyzerDefinition } from './definition.ts'
import { placeOf } from './placeOf.ts'
import { ResultView } from './result/ResultView.tsx'
import './analyzer.css'

// Not on the first screen, so not in its code; it is fetched while a file is being chosen.
const ProcessingView = lazyPart(
  async () => (await import('./processing/ProcessingView.tsx')).ProcessingView,
  {
    what: 'The progress',
  },
)

type AnalyzerPageProps<Result> = {
  definition: AnalyzerDefinition<Result>
  /** The feedback panel, shown under a result that has no address of its own. */
  feedback: ReactNode
}

const NOT_UPLOADED: Flow = { kind: 'Not Uploaded' }

/**
 * Upload, Check, Process, Result over any definition (analyzers §4, generic upload flow). The job it shows stands in
 * the address, so that reload, Back and Jobs find it again.
 */
export function AnalyzerPage<Result>({ definition, feedback }: AnalyzerPageProps<Result>) {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const { id, intake, output } = definition
  const wanted = params.get(JOB_PARAM)
  const loaded = useAppSelector(selectJobsLoaded)
  const isBegun = useAppSelector((state) => wanted === null && intake.isBegun?.(state) === true)
  const found = useAppSelector((state) => selectFlow(state, id, wanted))
  const isDraft = found.kind === 'Uploaded Successfull'
  const flow = isBegun && !isDraft ? NOT_UPLOADED : found

  useEffect(() => {
    if (intake.restore !== undefined) dispatch(intake.restore())
    void dispatch(resumeJobs())
    ProcessingView.preload().catch(() => undefined) // the real load tells
  }, [dispatch, intake])

  const show = (job: string | null) =>
    setParams(job === null ? {} : { [JOB_PARAM]: job }, { replace: true })

  const paths = { upload: pathname, output: SERVICES[definition.service].outputPath }
  const place = placeOf({ paths, isOutput: false, wanted, loaded, flow, newest: undefined })
  const opening = (
    <div className="page">
      <AnalyzerHead title={definition.title} line={definition.line} step={0} />
      <Skeleton lines={6} label="Looking for this job" />
    </div>
  )
  if (place === 'wait') return opening
  if (place !== 'stay') {
    const Finished = output?.finds === 'lastShown' ? output.Finished : undefined
    return flow.kind === 'Processed Successfully' && Finished !== undefined ? (
      <Suspense fallback={opening}>
        <Finished key={flow.id} job={flow} to={place.to} />
      </Suspense>
    ) : (
      <Navigate to={place.to} replace />
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
