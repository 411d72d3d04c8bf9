import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DoneJob, JOB_PARAM } from '#shared/jobs/job.ts'
import { selectJobs, selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { keepLastOutput, readLastOutput } from '#shared/jobs/results.ts'
import { resumeJobs } from '#shared/jobs/lifecycle.ts'
import { useAppDispatch, useAppSelector, useSession } from '#shared/store/hooks.ts'
import { fileVault } from '#shared/vault/vault.ts'

type ShownJob = { kind: 'looking' } | { kind: 'none' } | { kind: 'ready'; job: DoneJob }

/**
 * The finished job of an analyzer that an output page shows: the one that the address names, else the last one shown,
 * which a reload finds again. What is shown is kept as the last one.
 */
export function useShownJob(analyzer: string): ShownJob {
  const dispatch = useAppDispatch()
  const session = useSession()
  const [params] = useSearchParams()
  const named = params.get(JOB_PARAM)
  const jobs = useAppSelector(selectJobs)
  const isLoaded = useAppSelector(selectJobsLoaded)
  /** Undefined until the vault was asked. */
  const [last, setLast] = useState<string | null | undefined>(undefined)

  useEffect(() => {
    let isCurrent = true
    void dispatch(resumeJobs())
    void readLastOutput(session.get(fileVault), analyzer).then((id) => isCurrent && setLast(id))
    return () => {
      isCurrent = false
    }
  }, [dispatch, session, analyzer])

  const id = named ?? last
  const job = id === null || id === undefined ? undefined : jobs[id]
  const done = job?.kind === 'Processed Successfully' && job.analyzer === analyzer ? job : null
  useEffect(() => {
    if (done !== null) void keepLastOutput(session.get(fileVault), done)
  }, [session, done])

  if (done !== null) return { kind: 'ready', job: done }
  return isLoaded && id !== undefined ? { kind: 'none' } : { kind: 'looking' }
}
