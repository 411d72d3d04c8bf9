import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { JOB_PARAM, NEW_JOB } from '#shared/jobs/job.ts'
import { selectFlow, selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { resumeJobs } from '#shared/jobs/lifecycle.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Bones } from '#shared/ui/Bones.tsx'
import { outputPath } from './outputPath.ts'
import { PASSBOOK, toPassbookDraft } from './passbookDraft.ts'
import { PassbookProcessing } from './PassbookProcessing.tsx'
import { PassbookSummary } from './PassbookSummary.tsx'
import { PassbookUpload } from './PassbookUpload.tsx'
import { startPassbook } from './startPassbook.ts'
import '#shared/analyzer/analyzer.css'
import './passbook.css'

/** /bankpassbook: the two areas, the summary, the processing; a finished job goes on to its output page. */
export function PassbookPage() {
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const wanted = params.get(JOB_PARAM)
  const loaded = useAppSelector(selectJobsLoaded)
  const flow = useAppSelector((state) => selectFlow(state, PASSBOOK, wanted))
  useEffect(() => {
    void dispatch(resumeJobs())
  }, [dispatch])
  // A running job found without its address gets one, or its end would not be seen here.
  const found = wanted === null && 'id' in flow ? flow.id : null
  useEffect(() => {
    if (found !== null) setParams({ [JOB_PARAM]: found }, { replace: true })
  }, [found, setParams])

  const show = (job: string | null) =>
    setParams(job === null ? {} : { [JOB_PARAM]: job }, { replace: true })

  switch (flow.kind) {
    case 'processQueued':
    case 'processEnabled':
      return (
        <PassbookProcessing
          key={flow.id}
          job={flow}
          onStopped={() => show(null)}
          onStartAnother={() => setParams({ [JOB_PARAM]: NEW_JOB })}
        />
      )
    case 'Processed Successfully':
      return <Navigate to={outputPath(flow.id)} replace />
    case 'Not Uploaded':
    case 'Uploaded Successfull': {
      // What a reload brings back comes with the jobs: the areas read it once.
      if (!loaded) {
        return (
          <div className="page">
            <AnalyzerHead title="Passbook" line="" step={0} />
            <Bones lines={6} label="Looking for your passbook" />
          </div>
        )
      }
      const chosen = toPassbookDraft(flow.kind === 'Not Uploaded' ? null : flow)
      const { confirmed, front } = chosen
      return confirmed && front !== null ? (
        <PassbookSummary
          chosen={{ ...chosen, front }}
          onProceed={() => show(dispatch(startPassbook(chosen)))}
        />
      ) : (
        <PassbookUpload chosen={chosen} />
      )
    }
    default:
      return flow satisfies never
  }
}
