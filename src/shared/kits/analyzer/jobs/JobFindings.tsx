import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { type Job, isDone } from '#shared/kits/jobs/job.ts'
import type { Finding } from '#shared/kits/jobs/results/resultSummary.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import './menu/jobsMenu.css'

const STYLES = {
  failed: { tone: 'warning', icon: triangle },
  inconclusive: { tone: 'neutral', icon: dash },
  passed: { tone: 'success', icon: check },
} as const satisfies Record<Finding['kind'], object>

const NONE: readonly Finding[] = []

/** Problems first; empty before the checks have run. */
export const findingsOf = (job: Job): readonly Finding[] =>
  isDone(job) ? (job.findings ?? NONE) : NONE

type JobFindingsProps = { job: Job }

export function JobFindings({ job }: JobFindingsProps) {
  const [first, ...more] = findingsOf(job)
  if (first === undefined) return null
  return (
    <span className="job-findings" title={[first, ...more].map(({ text }) => text).join('\n')}>
      <Chip {...STYLES[first.kind]}>
        <span className="clip">{first.text}</span>
        {more.length > 0 && <span>+{more.length}</span>}
      </Chip>
    </span>
  )
}
