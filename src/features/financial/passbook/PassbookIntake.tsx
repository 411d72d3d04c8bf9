import { Suspense } from 'react'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import type { IntakeProps } from '#shared/analyzer/definition.ts'
import { selectJobsLoaded } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { toDraft, toPassbookDraft } from './passbookDraft.ts'
import { PassbookUpload } from './PassbookUpload.tsx'
import './passbook.css'

const PassbookSummary = lazyPart(
  async () => (await import('./PassbookSummary.tsx')).PassbookSummary,
  { what: 'The summary' },
)

const OPENING = (
  <div className="page">
    <AnalyzerHead title="Passbook" line="" step={0} />
    <Skeleton lines={6} label="Looking for your passbook" />
  </div>
)

/** The two areas, then the summary (analyzers §2). */
export function PassbookIntake({ draft, onProceed }: IntakeProps) {
  // What a reload brings back comes with the jobs: the areas read it once.
  const isLoaded = useAppSelector(selectJobsLoaded)
  if (!isLoaded) return OPENING
  const chosen = toPassbookDraft(draft)
  const { confirmed, front } = chosen
  return confirmed && front !== null ? (
    <Suspense fallback={OPENING}>
      <PassbookSummary chosen={{ ...chosen, front }} onProceed={() => onProceed(toDraft(chosen))} />
    </Suspense>
  ) : (
    <PassbookUpload chosen={chosen} />
  )
}
