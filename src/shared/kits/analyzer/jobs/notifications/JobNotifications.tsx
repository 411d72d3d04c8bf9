import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ownerOfBatch, type Batch } from '#shared/kits/jobs/batch/batch.ts'
import { batchTotals } from '#shared/kits/jobs/batch/itemStatus.ts'
import {
  isUnseen,
  urlForJob,
  jobName,
  jobUrl,
  NEW_JOB,
  type Job,
  isEvicted,
  isRunning,
  type DoneJob,
  isDone,
} from '#shared/kits/jobs/job.ts'
import { ownerUrl } from '#shared/kits/jobs/jobOwners.ts'
import { selectJobs, selectStorageIsFull } from '#shared/kits/jobs/jobsSlice.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { showToast, type ToastLink } from '#shared/platform/dialogs/toast.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { serviceAt } from '#shared/platform/session/services/serviceAt.ts'
import { useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import { nextAnnouncements, type AnnouncedMilestones } from './milestones.ts'
import { showSystemNotification } from './systemNotification.ts'

type RunningJobIds = ReadonlySet<string>

const runningJobIds = (jobs: readonly Job[]): RunningJobIds =>
  new Set(jobs.filter(isRunning).map(({ id }) => id))

const finishedSince = (previousIds: RunningJobIds, jobs: readonly Job[]): readonly DoneJob[] =>
  jobs.filter(isDone).filter(({ id, inBatch }) => previousIds.has(id) && inBatch !== true)

/** The last job of a batch that has ended, reported for all. Null while the batch runs. */
function findEndedBatch(
  previousIds: RunningJobIds,
  batch: Batch,
  jobs: Readonly<Record<string, Job>>,
): { job: Job; text: string } | null {
  const job = batch.items
    .flatMap(({ job: id }) => (id === null ? [] : (jobs[id] ?? [])))
    .find((ended) => previousIds.has(ended.id) && !isRunning(ended))
  const { waiting, running: runningCount, done, total } = batchTotals(batch, jobs)
  const isActive = runningCount > 0 || (waiting > 0 && batch.halt === null)
  if (job === undefined || isActive) return null
  return { job, text: `${done} of ${plural(total, 'file')} ${done === 1 ? 'is' : 'are'} ready.` }
}

/** Announces to screen readers on any page that a job started, is half done, finished or failed, once each. */
function JobsAnnouncer() {
  const jobs = useAppSelector(selectJobs)
  const now = useNow(Object.values(jobs).some(isRunning) ? CLOCK_TICK_MS : null)
  const last = useRef<AnnouncedMilestones>(new Map())
  const [text, setText] = useState('')
  useEffect(() => {
    const openedAt = performance.timeOrigin
    const { announced, text } = nextAnnouncements(last.current, Object.values(jobs), {
      now,
      openedAt,
    })
    last.current = announced
    if (text !== '') setText(text)
  }, [jobs, now])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

const COUNT_PREFIX = /^\(\d+\) /

const titleWithoutCount = () => document.title.replace(COUNT_PREFIX, '')

/** Keeps the count before the title, whatever page sets it, until the returned function is called. */
export function showCountInTitle(count: number): () => void {
  let named: string | null = null
  const write = () => {
    // React only to a new title: reacting to changed counts could loop.
    if (titleWithoutCount() === named) return
    named = titleWithoutCount()
    document.title = count === 0 ? named : `(${count}) ${named}`
  }
  write()
  const title = document.querySelector('title')
  const watch = new MutationObserver(write)
  if (title !== null) watch.observe(title, { childList: true, characterData: true, subtree: true })
  return () => {
    watch.disconnect()
    document.title = titleWithoutCount()
  }
}

/** Shows a toast when jobs lose their files to eviction; not for those evicted before the page opened. */
function useEvictionToast(jobs: Readonly<Record<string, Job>>): void {
  const storedIds = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const all = Object.values(jobs)
    const evictedCount = all.filter((job) => isEvicted(job) && storedIds.current.has(job.id)).length
    if (evictedCount > 0 && document.visibilityState === 'visible')
      showToast(
        'success',
        `To free space, the files of ${plural(evictedCount, 'older job')} were deleted from this browser.`,
        'top-end',
        { to: '/jobs', label: 'Jobs' },
      )
    storedIds.current = new Set(all.filter((job) => !isEvicted(job)).map(({ id }) => id))
  }, [jobs])
}

/** Jobs that are kept are not evicted, so only the user can free space. */
function useStorageFullToast(): void {
  const isFull = useAppSelector(selectStorageIsFull)
  const { jobOwners } = useSessionScope()
  useEffect(() => {
    if (isFull && jobOwners !== undefined)
      showToast(
        'error',
        `Too much is stored in this browser, and documents of ${jobOwners.noun}s are not deleted to free space. Save an ${jobOwners.noun} to a file, then remove it.`,
        'top-end',
        { to: jobOwners.path, label: `${jobOwners.title}s` },
      )
  }, [isFull, jobOwners])
}

/** The same for each spelling of a service's path. */
const pageOf = (path: string): string => serviceAt(path) ?? path.toLowerCase()

/** At once: after a reload the page could only say that the file is gone. */
function useDiskFullToast(): void {
  const session = useSessionScope()
  useEffect(
    () =>
      session
        .get(blobStore)
        .onRefusal(() =>
          showToast(
            'error',
            'The disk is full, or this browser refuses to store files. New files and results stay in this tab only until you reload or close it. Free disk space before you continue.',
            'top-end',
          ),
        ),
    [session],
  )
}

export function JobNotifications() {
  useDiskFullToast()
  const { jobOwners } = useSessionScope()
  const jobs = useAppSelector(selectJobs)
  const batches = useAppSelector((state) => state.batches?.batches)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const previousIds = useRef<RunningJobIds>(new Set())
  const unseenCount = Object.values(jobs).filter(isUnseen).length

  useEffect(() => {
    const all = Object.values(jobs)
    const notify = (text: string, job: Job, link: ToastLink) => {
      // The analyzer's own page shows the result itself, the owner's page its documents.
      const [ownPage = ''] = link.to.split('?')
      const isOnOtherPage = pageOf(ownPage) !== pageOf(pathname)
      if (document.visibilityState === 'visible' && isOnOtherPage)
        showToast('success', text, 'top-end', link)
      else if (document.visibilityState === 'hidden')
        showSystemNotification(text, job.id, () => void navigate(link.to))
    }
    for (const job of finishedSince(previousIds.current, all))
      notify(`${jobName(job)} is ready.`, job, { to: jobUrl(job), label: 'Open the result' })
    for (const [key, batch] of Object.entries(batches ?? {})) {
      const over = findEndedBatch(previousIds.current, batch, jobs)
      const owner = ownerOfBatch(key)
      if (over !== null)
        notify(
          over.text,
          over.job,
          owner === null || jobOwners === undefined
            ? { to: urlForJob(over.job.path, NEW_JOB), label: 'Open the list' }
            : { to: ownerUrl(jobOwners, owner), label: `Open the ${jobOwners.noun}` },
        )
    }
    previousIds.current = runningJobIds(all)
  }, [jobs, batches, jobOwners, pathname, navigate])
  useEffect(() => showCountInTitle(unseenCount), [unseenCount])
  useEvictionToast(jobs)
  useStorageFullToast()
  return <JobsAnnouncer />
}
