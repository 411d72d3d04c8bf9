import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { JOB_PARAM, NEW_JOB } from '#shared/jobs/job.ts'
import { selectFlow, selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { resumeJobs } from '#shared/jobs/lifecycle.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Bones } from '#shared/ui/Bones.tsx'
import { bankStatementDefinition } from './definition.ts'
import { IntakeView } from './intake/IntakeView.tsx'
import { selectIntake } from './intake/state/intakeSlice.ts'
import { storeIntake } from './intake/state/keptIntake.ts'
import { restoreCutOff, restoreIntake } from './intake/restoreIntake.ts'
import '#shared/analyzer/analyzer.css'

const BankStatementFinished = lazy(async () => ({
  default: (await import('./processing/BankStatementFinished.tsx')).BankStatementFinished,
}))
const BankStatementProcessing = lazy(async () => ({
  default: (await import('./processing/BankStatementProcessing.tsx')).BankStatementProcessing,
}))

const OPENING = (
  <div className="page">
    <AnalyzerHead title="Bank statement" line="Opening the job." step={0} />
    <Bones lines={6} label="Looking for this job" />
  </div>
)

/** /bankstatement: one route, from the first drop over Proceed to the way to the output page (analyzers §2, §4). */
export function BankStatementPage() {
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const wanted = params.get(JOB_PARAM)
  const loaded = useAppSelector(selectJobsLoaded)
  const flow = useAppSelector((state) => selectFlow(state, bankStatementDefinition.id, wanted))
  const intake = useAppSelector(selectIntake)
  const owner = useAppSelector(selectUser)?.email

  useEffect(() => {
    dispatch(restoreIntake())
    void dispatch(resumeJobs()).then(() => dispatch(restoreCutOff()))
  }, [dispatch])
  useEffect(() => {
    if (owner !== undefined) storeIntake(owner, intake)
  }, [owner, intake])

  const show = (job: string | null) =>
    setParams(job === null ? {} : { [JOB_PARAM]: job }, { replace: true })
  // Files that were begun come before a job that runs, unless the address names the job.
  const isBegun = wanted === null && intake.kind !== 'Not Uploaded'

  if (!isBegun && (flow.kind === 'processQueued' || flow.kind === 'processEnabled')) {
    return (
      <Suspense fallback={OPENING}>
        <BankStatementProcessing
          key={flow.id}
          job={flow}
          onStopped={() => show(null)}
          onStartAnother={() => setParams({ [JOB_PARAM]: NEW_JOB })}
        />
      </Suspense>
    )
  }
  if (!isBegun && flow.kind === 'Processed Successfully') {
    return (
      <Suspense fallback={OPENING}>
        <BankStatementFinished key={flow.id} job={flow} />
      </Suspense>
    )
  }
  if (!loaded && wanted !== null && wanted !== NEW_JOB) return OPENING
  return <IntakeView intake={intake} onProceeded={show} />
}
