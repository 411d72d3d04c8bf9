import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { BarMenu } from '#shared/ui/BarMenu.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { JobsList } from './JobsList.tsx'

/** Jobs in the navbar: how many there are, and a popover with running, finished and failed ones. */
export function JobsTray() {
  const count = Object.keys(useAppSelector(selectJobs)).length
  return (
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
      <JobsList />
    </BarMenu>
  )
}
