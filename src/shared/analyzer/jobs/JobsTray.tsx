import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { Suspense } from 'react'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { BarMenu } from '#shared/ui/BarMenu.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { LazyJobsPart } from './LazyJobsPart.tsx'
import './jobsTray.css'

/** Jobs in the navbar: how many there are, a popover with running, finished and failed ones, and word of them for a screen reader. */
export function JobsTray() {
  const count = Object.keys(useAppSelector(selectJobs)).length
  return (
    <>
      <Suspense fallback={null}>{count > 0 && <LazyJobsPart shows="news" />}</Suspense>
      <BarMenu
        label={
          <>
            <Icon of={layers} />
            <span className="jobs-tray-word">Jobs</span>
            {/* The space keeps word and figure apart for a screen reader. */}{' '}
            {count > 0 && <span className="count">{count}</span>}
          </>
        }
        hasArrow={false}
        panelClassName="jobs-pop"
        align="end"
      >
        {count === 0 ? (
          <EmptyState
            icon={layers}
            title="No jobs yet"
            line="What you send to be analysed is listed here until you remove it."
          />
        ) : (
          <Suspense fallback={<Skeleton label="Opening the list of jobs" />}>
            <LazyJobsPart shows="list" />
          </Suspense>
        )}
      </BarMenu>
    </>
  )
}
