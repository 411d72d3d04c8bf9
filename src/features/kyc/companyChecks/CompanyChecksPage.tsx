import { PageHead } from '#shared/ui/PageHead.tsx'

/** /companychecks/uploadfile (kyc §2). */
export function CompanyChecksPage() {
  return (
    <div className="page">
      <PageHead title="Company checks" />
    </div>
  )
}
