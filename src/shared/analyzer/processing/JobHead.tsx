import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { jobName, type RunningJob } from '#shared/jobs/job.ts'

type JobHeadProps = { job: RunningJob; pages: number }

/** What is being processed, and how it stands in a word. */
export function JobHead({ job, pages }: JobHeadProps) {
  return (
    <div className="row-flex">
      <div className="clip">
        <h2 className="clip" title={job.files[0]?.name}>
          {jobName(job)}
        </h2>
        <p className="small muted">
          {plural(pages, 'page')},{' '}
          {formatMegabytes(job.files.reduce((sum, file) => sum + file.size, 0))}
        </p>
      </div>
      <span className="push">
        {job.misses > 0 ? (
          <Chip tone="warning">Connection lost</Chip>
        ) : (
          <Chip tone="accent" bare>
            {job.kind === 'processQueued' ? 'In queue' : 'In Progress'}
          </Chip>
        )}
      </span>
    </div>
  )
}
