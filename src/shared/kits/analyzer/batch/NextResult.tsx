import { Link, useNavigate } from 'react-router-dom'
import { nextResult } from '#shared/kits/jobs/batch/nextResult.ts'
import { jobUrl } from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { SHARED_SHORTCUTS, type ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'

const SHORTCUTS: ShortcutSet<'next'> = {
  title: 'Several files',
  groups: [
    {
      label: 'Open the next result',
      shortcuts: [{ combo: SHARED_SHORTCUTS.nextPending, command: 'next' }],
    },
  ],
}

type NextResultProps = { analyzer: string; className: string }

/** Link and shortcut to the next unopened result of a batch. */
export function NextResult({ analyzer, className }: NextResultProps) {
  const navigate = useNavigate()
  const jobs = useAppSelector(selectJobs)
  const batch = useAppSelector(({ batches }) => batches?.batches[analyzer] ?? null)
  const next = batch === null ? null : nextResult(batch, jobs)
  useShortcuts(SHORTCUTS, () => next !== null && void navigate(jobUrl(next)), {
    isEnabled: next !== null,
  })
  if (next === null) return null
  return (
    <Link className={className} to={jobUrl(next)} aria-keyshortcuts={SHARED_SHORTCUTS.nextPending}>
      Open the next result
    </Link>
  )
}
