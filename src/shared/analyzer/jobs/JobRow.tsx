import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { isRunning, type Job, jobName } from '#shared/jobs/job.ts'
import { JobState } from './JobState.tsx'
import { JobWay } from './JobWay.tsx'
import { removeJob } from '#shared/jobs/lifecycle.ts'
import './jobsTray.css'

type JobRowProps = {
  job: Job
  /** Further buttons. */
  children?: ReactNode
}

/** One job: its file, how it stands, and what can be done with it. */
export function JobRow({ job, children }: JobRowProps) {
  const dispatch = useAppDispatch()
  const name = jobName(job, true)
  return (
    <li className="job-row">
      <span className="file-icon">
        <Icon of={fileText} />
      </span>
      <div className="job-row-text">
        <p className="medium clip" title={job.files[0]?.name}>
          {name}
        </p>
        <JobState job={job} />
      </div>
      <div className="job-row-end">
        {children}
        <JobWay job={job} />
        {!isRunning(job) && (
          <button
            type="button"
            className="btn btn-ghost btn-icon btn-sm"
            onClick={() => void dispatch(removeJob(job))}
          >
            <Icon of={x} label={`Remove ${name} from Jobs`} />
          </button>
        )}
      </div>
    </li>
  )
}
