import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { Suspense } from 'react'
import { isUnseen, isRunning } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { formatAttention, isUnsettled } from '#shared/kits/jobs/sortJobs.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { AppBarMenu, lazyMenuPanel } from '#shared/ui/appBar/AppBarMenu.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { LazyJobsSection } from '../LazyJobsSection.tsx'
import './jobsMenu.css'

const JobsPanel = lazyMenuPanel(async () => (await import('./JobsPanel.tsx')).JobsPanel)

export function JobsMenu() {
  const jobs = Object.values(useAppSelector(selectJobs))
  const count = jobs.length
  const running = jobs.filter(isRunning).length
  const newCount = jobs.filter((job) => isUnseen(job) && !isUnsettled(job)).length
  const attentionCount = jobs.filter(isUnsettled).length
  return (
    <>
      <Suspense fallback={null}>{count > 0 && <LazyJobsSection view="news" />}</Suspense>
      <AppBarMenu
        label={
          <>
            <Icon of={layers} />
            <span className="jobs-tray-label">Jobs</span>
            {/* The space separates text and number for screen readers. */}{' '}
            {running + newCount > 0 && (
              <span className="count" title={`${running} running, ${newCount} new`}>
                {running + newCount}
              </span>
            )}
            {attentionCount > 0 && (
              <span className="count needs-attention" title={formatAttention(attentionCount)}>
                <span aria-hidden="true">{`! ${attentionCount}`}</span>
                <span className="visually-hidden">
                  {running + newCount > 0 && ', '}
                  {formatAttention(attentionCount)}
                </span>
              </span>
            )}
          </>
        }
        hasArrow={false}
      >
        {(panel) => <JobsPanel {...panel} hasJobs={count > 0} attentionCount={attentionCount} />}
      </AppBarMenu>
    </>
  )
}
