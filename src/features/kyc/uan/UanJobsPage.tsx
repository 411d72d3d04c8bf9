import { PageHead } from '#shared/ui/PageHead.tsx'

/** /uan (kyc §2). */
export function UanJobsPage() {
  return (
    <div className="page">
      <PageHead title="UAN automation" />
    </div>
  )
}
