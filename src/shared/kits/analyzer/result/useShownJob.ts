import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DoneJob, JOB_PARAM } from '#shared/kits/jobs/job.ts'
import { selectJobs, selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { storeLastOutput, readLastOutputJobId } from '#shared/kits/jobs/results.ts'
import { resumeJobs } from '#shared/kits/jobs/lifecycle.ts'
import { useAppDispatch, useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'

type ShownJob = { kind: 'loading' } | { kind: 'none' } | { kind: 'ready'; job: DoneJob }

/** The finished job on an output page: the one in the URL, else the last one shown, which is stored for reloads. */
export function useShownJob(analyzer: string): ShownJob {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [params] = useSearchParams()
  const named = params.get(JOB_PARAM)
  const jobs = useAppSelector(selectJobs)
  const isLoaded = useAppSelector(selectJobsLoaded)
  /** Undefined until read from the blob store. */
  const [last, setLast] = useState<string | null | undefined>(undefined)

  useEffect(() => {
    let isCurrent = true
    void dispatch(resumeJobs())
    void readLastOutputJobId(session.get(blobStore), analyzer).then(
      (id) => isCurrent && setLast(id),
    )
    return () => {
      isCurrent = false
    }
  }, [dispatch, session, analyzer])

  const id = named ?? last
  const job = id === null || id === undefined ? undefined : jobs[id]
  const done = job?.kind === 'Processed Successfully' && job.analyzer === analyzer ? job : null
  useEffect(() => {
    if (done !== null) void storeLastOutput(session.get(blobStore), done)
  }, [session, done])

  if (done !== null) return { kind: 'ready', job: done }
  return isLoaded && id !== undefined ? { kind: 'none' } : { kind: 'loading' }
}
