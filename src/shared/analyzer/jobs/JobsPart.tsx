import type { RunningJob } from '#shared/jobs/job.ts'
import { JobRow } from './JobRow.tsx'
import { FailedFiles } from './FailedFiles.tsx'
import { JobsNews } from './JobsNews.tsx'
import { JobsList } from './JobsList.tsx'

export type JobsPartProps =
  | { shows: 'news' }
  | { shows: 'list' }
  | { shows: 'again'; title: string }
  | { shows: 'others'; others: readonly RunningJob[] }

/** What there is to see and hear of jobs, in one chunk: it comes with the news of the first one, and the rest shows at once. */
export function JobsPart(props: JobsPartProps) {
  switch (props.shows) {
    case 'news':
      return <JobsNews />
    case 'list':
      return <JobsList />
    case 'again':
      return <FailedFiles title={props.title} />
    case 'others':
      return (
        <ul className="panel other-jobs" aria-label="Other running jobs">
          {props.others.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )
    default:
      return props satisfies never
  }
}
