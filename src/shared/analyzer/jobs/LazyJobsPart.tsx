import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { LostLine } from '#shared/ui/LostLine.tsx'
import type { LostProps } from '#shared/ui/lostLines.ts'
import type { JobsPartProps } from './JobsPart.tsx'

/** Not before there is a job: a page without one does without its code. */
export const LazyJobsPart = lazyPart<JobsPartProps>(
  async () => (await import('./JobsPart.tsx')).JobsPart,
  { what: 'The list of jobs', Lost: JobsLost },
)

function JobsLost({ shows, what, why, isTrying, onRetry }: JobsPartProps & LostProps) {
  return shows === 'news' || shows === 'again' ? null : (
    <LostLine {...{ what, why, isTrying, onRetry }} />
  )
}
