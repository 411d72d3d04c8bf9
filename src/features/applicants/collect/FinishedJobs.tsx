import { useMemo, useState } from 'react'
import { isDone, jobName, type DoneJob } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { sortJobs } from '#shared/kits/jobs/sortJobs.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { toDocumentService } from '../model/services.ts'
import { changeApplicant } from '../store/applicantsStore.ts'

/** Done jobs of services that an applicant uses and that belong to no applicant. */
export function useFreeJobs(): readonly DoneJob[] {
  const jobs = useAppSelector(selectJobs)
  return useMemo(() => sortJobs(Object.values(jobs)).filter(isDone).filter(isFree), [jobs])
}

const isFree = ({ ownerId, analyzer }: DoneJob): boolean =>
  ownerId === undefined && toDocumentService(analyzer) !== undefined

type FinishedJobsProps = { applicant: string; jobs: readonly DoneJob[]; onAdded: () => void }

export function FinishedJobs({ applicant, jobs, onAdded }: FinishedJobsProps) {
  const dispatch = useAppDispatch()
  const [selected, setSelected] = useState<readonly string[]>([])
  const chosen = jobs.filter(({ id }) => selected.includes(id)).map(({ id }) => id)
  const toggle = (id: string) =>
    setSelected(
      selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    )
  const add = () => {
    void dispatch(changeApplicant(applicant, { kind: 'jobsAdded', jobs: chosen }))
    onAdded()
  }
  return (
    <section className="panel collect-finished" aria-label="Finished jobs">
      <div className="panel-header">
        <h2 className="upload-list-title">Finished jobs of this session</h2>
        <button
          type="button"
          className="btn btn-primary btn-sm push"
          disabled={chosen.length === 0}
          onClick={add}
        >
          {chosen.length === 0 ? 'Add jobs' : `Add ${plural(chosen.length, 'job')}`}
        </button>
      </div>
      <ul aria-label="Finished jobs">
        {jobs.map((job) => (
          <li key={job.id}>
            <label className="collect-finished-job">
              <input
                className="form-check-input"
                type="checkbox"
                checked={selected.includes(job.id)}
                onChange={() => toggle(job.id)}
              />
              <span className="medium clip">{jobName(job, true)}</span>
              <span className="small muted">
                {[job.title, job.subject, formatIndiaDateTime(job.startedAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
