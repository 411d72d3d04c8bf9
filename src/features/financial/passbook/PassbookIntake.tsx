import { Suspense } from 'react'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import type { IntakeProps } from '#shared/kits/analyzer/definition.ts'
import { selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { toDraft, toPassbookDraft } from './passbookDraft.ts'
import { PassbookUpload } from './PassbookUpload.tsx'
import './passbook.css'

const PassbookSummary = lazyWithRetry(
  async () => (await import('./PassbookSummary.tsx')).PassbookSummary,
  { label: 'The summary' },
)

const OPENING = (
  <div className="page">
    <AnalyzerHeader title="Passbook" subtitle="" step={0} />
    <Skeleton lines={6} label="Loading your passbook" />
  </div>
)

export function PassbookIntake({ draft, onProceed }: IntakeProps) {
  // The upload areas read their initial files once, so wait until the stored draft has loaded.
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
