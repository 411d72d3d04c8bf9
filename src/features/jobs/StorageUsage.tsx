import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { storedBytesOf, readStorageLimit } from '#shared/kits/jobs/results/storageQuota.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { formatMegabytes, formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'

export function StorageUsage() {
  const session = useSessionScope()
  const jobs = useAppSelector(selectJobs)
  const { latest: usage } = useAsync(async () => {
    const [sizes, limit] = await Promise.all([session.get(blobStore).sizes(), readStorageLimit()])
    const bytes = Object.values(jobs).reduce((sum, job) => sum + storedBytesOf(job, sizes), 0)
    return { bytes, limit }
  }, [session, jobs])
  return (
    <p className="jobs-storage small muted">
      Files and results stored in this browser:{' '}
      {usage !== undefined && (
        <>
          <span>
            {formatMegabytes(usage.bytes)} of {formatWholeMegabytes(usage.limit)}
          </span>
          <span className="meter" aria-hidden="true">
            <i style={{ width: `${Math.min(1, usage.bytes / usage.limit) * 100}%` }} />
          </span>
        </>
      )}{' '}
      When full, the oldest jobs’ files are deleted first.
    </p>
  )
}
