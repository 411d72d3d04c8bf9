import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import { use } from 'react'
import { JobWay } from '#shared/analyzer/jobs/JobWay.tsx'
import { isRunning, jobName, type Job } from '#shared/jobs/job.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { RemovingContext } from './removing.ts'

type JobActionsProps = { job: Job }

/** Opens a result, asks again for a job whose call failed, takes one off the list. */
export function JobActions({ job }: JobActionsProps) {
  const remove = use(RemovingContext)
  return (
    <span className="job-actions">
      <JobWay job={job} />
      {!isRunning(job) && (
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          onClick={() => remove([job])}
        >
          <Icon of={x} label={`Remove ${jobName(job)} from Jobs`} />
        </button>
      )}
    </span>
  )
}
