import { useEffect, useMemo, type ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { AnalyzerPage } from '#shared/analyzer/AnalyzerPage.tsx'
import { type DoneJob, type Job, JOB_PARAM } from '#shared/jobs/job.ts'
import { selectFlow, selectJobs, selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { resumeJobs } from '#shared/jobs/lifecycle.ts'
import { selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Bones } from '#shared/ui/Bones.tsx'
import { financialStatementDefinition } from './definition.ts'
import { PATHS } from './paths.ts'
import { placeOf } from './placeOf.ts'
import { headingOf } from './words.ts'

type FinancialStatementPageProps = {
  /** The feedback panel, which the app puts under the result. */
  feedback: ReactNode
}

const { id } = financialStatementDefinition

/** /financialStatement and /outputfinancialStatement: from the drop to the workbook beside its source (analyzers §2). */
export function FinancialStatementPage({ feedback }: FinancialStatementPageProps) {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const wanted = params.get(JOB_PARAM)
  const loaded = useAppSelector(selectJobsLoaded)
  const flow = useAppSelector((state) => selectFlow(state, id, wanted))
  const newest = newestDone(useAppSelector(selectJobs))
  const heading = useHeading()
  const definition = useMemo(
    () => ({ ...financialStatementDefinition, dropTitle: heading }),
    [heading],
  )
  useEffect(() => {
    void dispatch(resumeJobs())
  }, [dispatch])

  const isOutput = pathname.toLowerCase() === PATHS.output.toLowerCase()
  const place = placeOf({ isOutput, wanted, loaded, flow, newest })
  if (place === 'wait')
    return (
      <div className="page">
        <Bones lines={8} label="Opening the last result" />
      </div>
    )
  if (place !== 'stay') return <Navigate to={place.to} replace />
  return <AnalyzerPage definition={definition} feedback={feedback} />
}

function useHeading(): string {
  const isTrial = useAppSelector(selectIsTrial)
  const filesLeft = useAppSelector(selectSubscription)?.filesCount ?? null
  return headingOf({ isTrial, filesLeft })
}

function newestDone(jobs: Readonly<Record<string, Job>>): DoneJob | undefined {
  return Object.values(jobs)
    .filter((job) => job.kind === 'Processed Successfully')
    .filter((job) => job.analyzer === id)
    .sort((one, other) => other.finishedAt - one.finishedAt)[0]
}
