import { useEffect, useRef } from 'react'
import { showToast } from '#shared/errors/toast.ts'
import { isLetGo, type Job } from '#shared/jobs/job.ts'
import { plural } from '#shared/lib/plural.ts'

/** Tells when jobs lose their files to make room; those that had none when they were first seen are no news. */
export function useRoomNews(jobs: Readonly<Record<string, Job>>): void {
  const kept = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const all = Object.values(jobs)
    const gone = all.filter((job) => isLetGo(job) && kept.current.has(job.id)).length
    if (gone > 0 && document.visibilityState === 'visible')
      showToast(
        'success',
        `Room was made: the files of ${plural(gone, 'older job')} are no longer kept here.`,
        'top-end',
        { to: '/jobs', label: 'Jobs' },
      )
    kept.current = new Set(all.filter((job) => !isLetGo(job)).map(({ id }) => id))
  }, [jobs])
}
