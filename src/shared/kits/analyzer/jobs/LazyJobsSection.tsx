import { InlineLoadError } from '#shared/ui/loading/InlineLoadError.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import type { LoadErrorProps } from '#shared/ui/loading/loadErrorTexts.ts'
import type { JobsSectionProps } from './JobsSection.tsx'

export const LazyJobsSection = lazyWithRetry<JobsSectionProps>(
  async () => (await import('./JobsSection.tsx')).JobsSection,
  { label: 'The list of jobs', LoadError: JobsLoadError },
)

function JobsLoadError({
  view,
  label,
  reason,
  isTrying,
  onRetry,
}: JobsSectionProps & LoadErrorProps) {
  return view === 'news' || view === 'again' ? null : (
    <InlineLoadError {...{ label, reason, isTrying, onRetry }} />
  )
}
