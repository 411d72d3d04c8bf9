import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast } from '#shared/errors/toast.ts'
import { isNew, jobName, jobPath } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { finishedSince, running, type Ran } from './endedJobs.ts'
import { JobsAnnouncer } from './JobsAnnouncer.tsx'
import { tellOutside } from './tellOutside.ts'
import { countInTitle } from './titleCount.ts'

/** What becomes of jobs, told wherever their owner is: a toast with the way to the result, a count in the tab's title, the system's own word. */
export function JobsNews() {
  const jobs = useAppSelector(selectJobs)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const ran = useRef<Ran>(new Set())
  const news = Object.values(jobs).filter(isNew).length

  useEffect(() => {
    const all = Object.values(jobs)
    for (const job of finishedSince(ran.current, all)) {
      const words = `${jobName(job)} is ready.`
      // On the page of its analyzer the result itself appears.
      if (
        document.visibilityState === 'visible' &&
        job.path.toLowerCase() !== pathname.toLowerCase()
      )
        showToast('success', words, 'top-end', { to: jobPath(job), label: 'Open the result' })
      else if (document.visibilityState === 'hidden')
        tellOutside(words, job.id, () => void navigate(jobPath(job)))
    }
    ran.current = running(all)
  }, [jobs, pathname, navigate])
  useEffect(() => countInTitle(news), [news])
  return <JobsAnnouncer />
}
