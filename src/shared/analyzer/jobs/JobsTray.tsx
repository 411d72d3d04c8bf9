import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { Suspense } from 'react'
import { isNew, isRunning } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { BarMenu, lazyPanel } from '#shared/ui/BarMenu.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { LazyJobsPart } from './LazyJobsPart.tsx'
import './jobsTray.css'

const JobsPanel = lazyPanel(async () => (await import('./JobsPanel.tsx')).JobsPanel)

/** Jobs in the navbar: how many run or are new, a popover with running, finished and failed ones, and word of them for a screen reader. */
export function JobsTray() {
  const jobs = Object.values(useAppSelector(selectJobs))
  const count = jobs.length
  const running = jobs.filter(isRunning).length
  const news = jobs.filter(isNew).length
  return (
    <>
      <Suspense fallback={null}>{count > 0 && <LazyJobsPart shows="news" />}</Suspense>
      <BarMenu
        label={
          <>
            <Icon of={layers} />
            <span className="jobs-tray-word">Jobs</span>
            {/* The space keeps word and figure apart for a screen reader. */}{' '}
            {running + news > 0 && (
              <span className="count" title={`${running} running, ${news} new`}>
                {running + news}
              </span>
            )}
          </>
        }
        hasArrow={false}
      >
        {(panel) => <JobsPanel {...panel} hasJobs={count > 0} />}
      </BarMenu>
    </>
  )
}
