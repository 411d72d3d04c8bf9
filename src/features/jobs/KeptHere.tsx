import { useEffect, useState } from 'react'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { bytesOf, vaultLimit } from '#shared/jobs/room.ts'
import { formatMegabytes, sayMegabytes } from '#shared/lib/size.ts'
import { useAppSelector, useSession } from '#shared/store/hooks.ts'
import { fileVault } from '#shared/vault/vault.ts'

type Kept = { bytes: number; limit: number }

/** How much of this browser's room the files and results of jobs take, and what happens when it is used up. */
export function KeptHere() {
  const session = useSession()
  const jobs = useAppSelector(selectJobs)
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    let isCurrent = true
    const measure = async () => {
      const [sizes, limit] = await Promise.all([session.get(fileVault).sizes(), vaultLimit()])
      const bytes = Object.values(jobs).reduce((sum, job) => sum + bytesOf(job, sizes), 0)
      if (isCurrent) setKept({ bytes, limit })
    }
    void measure()
    return () => {
      isCurrent = false
    }
  }, [session, jobs])
  return (
    <p className="jobs-kept small muted">
      Files and results kept in this browser:{' '}
      {kept !== null && (
        <>
          <span>
            {formatMegabytes(kept.bytes)} of {sayMegabytes(kept.limit)}
          </span>
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${Math.min(1, kept.bytes / kept.limit) * 100}%` }} />
          </span>
        </>
      )}{' '}
      When it is full, those of the oldest jobs go first.
    </p>
  )
}
