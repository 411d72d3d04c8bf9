import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast, type ToastLink } from '#shared/errors/toast.ts'
import { isNew, jobAddress, jobName, jobPath, NEW_JOB, type Job } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { batchOver, finishedSince, running, type Ran } from './endedJobs.ts'
import { JobsAnnouncer } from './JobsAnnouncer.tsx'
import { tellOutside } from './tellOutside.ts'
import { countInTitle } from './titleCount.ts'
import { useRoomNews } from './useRoomNews.ts'

/** What becomes of jobs, told wherever their owner is: a toast with the way to the result, a count in the tab's title, the system's own word. */
export function JobsNews() {
  const jobs = useAppSelector(selectJobs)
  const batches = useAppSelector((state) => state.batches?.batches)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const ran = useRef<Ran>(new Set())
  const news = Object.values(jobs).filter(isNew).length

  useEffect(() => {
    const all = Object.values(jobs)
    const tell = (words: string, job: Pick<Job, 'id' | 'path'>, way: ToastLink) => {
      // On the page of its analyzer the result itself appears.
      const isElsewhere = job.path.toLowerCase() !== pathname.toLowerCase()
      if (document.visibilityState === 'visible' && isElsewhere)
        showToast('success', words, 'top-end', way)
      else if (document.visibilityState === 'hidden')
        tellOutside(words, job.id, () => void navigate(way.to))
    }
    for (const job of finishedSince(ran.current, all))
      tell(`${jobName(job)} is ready.`, job, { to: jobPath(job), label: 'Open the result' })
    for (const batch of Object.values(batches ?? {})) {
      const over = batchOver(ran.current, batch, jobs)
      if (over !== null)
        tell(over.words, over.job, {
          to: jobAddress(over.job.path, NEW_JOB),
          label: 'Open the list',
        })
    }
    ran.current = running(all)
  }, [jobs, batches, pathname, navigate])
  useEffect(() => countInTitle(news), [news])
  useRoomNews(jobs)
  return <JobsAnnouncer />
}
