import { Link, useNavigate } from 'react-router-dom'
import { nextResult } from '#shared/kits/jobs/batch/nextResult.ts'
import { jobUrl, needsAttention, type DoneJob } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { oldestUnseenProblem, oldestUnseenResult } from '#shared/kits/jobs/sortJobs.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { SHARED_SHORTCUTS, type ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'

const RESULT_SHORTCUTS: ShortcutSet<'next'> = {
  title: 'Results',
  groups: [
    {
      label: 'Open the next result',
      shortcuts: [{ combo: SHARED_SHORTCUTS.nextPending, command: 'next' }],
    },
  ],
}

const PROBLEM_SHORTCUTS: ShortcutSet<'next'> = {
  title: 'Results with a problem',
  groups: [
    {
      label: 'Open next with a problem',
      shortcuts: [{ combo: SHARED_SHORTCUTS.nextProblem, command: 'next' }],
    },
  ],
}

type NextLinkProps = {
  label: string
  combo: string
  shortcuts: ShortcutSet<'next'>
  /** Null: nothing is shown, and the key does nothing. */
  next: DoneJob | null
  className: string
}

function NextLink({ label, combo, shortcuts, next, className }: NextLinkProps) {
  const navigate = useNavigate()
  useShortcuts(shortcuts, () => next !== null && void navigate(jobUrl(next)), {
    isEnabled: next !== null,
  })
  if (next === null) return null
  return (
    <Link className={className} to={jobUrl(next)} aria-keyshortcuts={combo}>
      {label}
    </Link>
  )
}

type NextProps = {
  size: 'btn' | 'btn btn-sm'
  tone: 'btn-primary' | 'btn-soft'
}

type NextLinksProps = NextProps & {
  next: DoneJob | null
  nextProblem: DoneJob | null
}

function NextLinks({ next, nextProblem, size, tone }: NextLinksProps) {
  return (
    <>
      <NextLink
        label="Open next with a problem"
        combo={SHARED_SHORTCUTS.nextProblem}
        shortcuts={PROBLEM_SHORTCUTS}
        next={nextProblem}
        className={`${size} ${next === null ? tone : 'btn-secondary'}`}
      />
      <NextLink
        label="Open the next result"
        combo={SHARED_SHORTCUTS.nextPending}
        shortcuts={RESULT_SHORTCUTS}
        next={next}
        className={`${size} ${tone}`}
      />
    </>
  )
}

/** The next unopened result of a batch, and the next one with a failed check. */
export function NextInBatch({ analyzer, ...style }: NextProps & { analyzer: string }) {
  const jobs = useAppSelector(selectJobs)
  const batch = useAppSelector(({ batches }) => batches?.batches[analyzer] ?? null)
  return (
    <NextLinks
      next={batch === null ? null : nextResult(batch, jobs)}
      nextProblem={batch === null ? null : nextResult(batch, jobs, needsAttention)}
      {...style}
    />
  )
}

/** The same over all jobs, oldest first. */
export function NextInJobs(style: NextProps) {
  const jobs = Object.values(useAppSelector(selectJobs))
  return (
    <NextLinks
      next={oldestUnseenResult(jobs) ?? null}
      nextProblem={oldestUnseenProblem(jobs) ?? null}
      {...style}
    />
  )
}

/** Only the next result with a failed check, over all jobs. */
export function NextProblem(style: NextProps) {
  const jobs = Object.values(useAppSelector(selectJobs))
  return <NextLinks next={null} nextProblem={oldestUnseenProblem(jobs) ?? null} {...style} />
}
