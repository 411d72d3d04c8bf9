import { Link, useNavigate } from 'react-router-dom'
import { nextResult } from '#shared/jobs/batch/nextResult.ts'
import { jobPath } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { SAME_KEYS, type KeySet } from '#shared/ui/keys/keySet.ts'
import { useKeys } from '#shared/ui/keys/useKeys.ts'

const KEYS: KeySet<'next'> = {
  title: 'Many files',
  groups: [
    { what: 'Open the next result', rows: [{ press: SAME_KEYS.nextWaiting, command: 'next' }] },
  ],
}

type NextResultProps = { analyzer: string; className: string }

/** The way, and the key, to the next result of a batch that nobody has opened. */
export function NextResult({ analyzer, className }: NextResultProps) {
  const navigate = useNavigate()
  const jobs = useAppSelector(selectJobs)
  const batch = useAppSelector(({ batches }) => batches?.batches[analyzer] ?? null)
  const next = batch === null ? null : nextResult(batch, jobs)
  useKeys(KEYS, () => next !== null && void navigate(jobPath(next)), { isOn: next !== null })
  if (next === null) return null
  return (
    <Link className={className} to={jobPath(next)} aria-keyshortcuts={SAME_KEYS.nextWaiting}>
      Open the next result
    </Link>
  )
}
