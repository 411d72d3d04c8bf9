import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Bones } from '#shared/ui/Bones.tsx'
import { AnalyzerHead } from './AnalyzerHead.tsx'
import type { AnalyzerDefinition } from './definition.ts'
import { JOB_PARAM, NEW_JOB } from '#shared/jobs/job.ts'
import { selectFlow, selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { ProcessingView } from '#shared/analyzer/processing/ProcessingView.tsx'
import { ResultView } from '#shared/analyzer/result/ResultView.tsx'
import { resumeJobs, startJob } from '#shared/jobs/lifecycle.ts'
import { UploadView } from '#shared/analyzer/intake/UploadView.tsx'
import './analyzer.css'

type AnalyzerPageProps<Result> = {
  definition: AnalyzerDefinition<Result>
  /** The feedback panel, shown under the result. */
  feedback: ReactNode
}

/**
 * Upload, Check, Process, Result over any definition (analyzers §4, generic upload flow). The job it shows stands in
 * the address, so that reload, Back and Jobs find it again.
 */
export function AnalyzerPage<Result>({ definition, feedback }: AnalyzerPageProps<Result>) {
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const wanted = params.get(JOB_PARAM)
  const loaded = useAppSelector(selectJobsLoaded)
  const flow = useAppSelector((state) => selectFlow(state, definition.id, wanted))

  useEffect(() => {
    void dispatch(resumeJobs())
  }, [dispatch])

  const show = (job: string | null) =>
    setParams(job === null ? {} : { [JOB_PARAM]: job }, { replace: true })

  if (!loaded && flow.kind === 'Not Uploaded' && wanted !== null && wanted !== NEW_JOB) {
    return (
      <div className="page">
        <AnalyzerHead title={definition.title} line={definition.line} step={0} />
        <Bones lines={6} label="Looking for this job" />
      </div>
    )
  }
  switch (flow.kind) {
    case 'processQueued':
    case 'processEnabled':
      return (
        <ProcessingView
          key={flow.id}
          definition={definition}
          job={flow}
          onStopped={() => show(null)}
          onStartAnother={() => setParams({ [JOB_PARAM]: NEW_JOB })}
        />
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
    case 'Uploaded Successfull':
      return (
        <UploadView
          definition={definition}
          draft={flow.kind === 'Not Uploaded' ? null : flow}
          onProceed={(draft) => show(dispatch(startJob(definition, draft)))}
        />
      )
    default:
      return flow satisfies never
  }
}
