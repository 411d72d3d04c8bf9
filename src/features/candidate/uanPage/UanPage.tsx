import { PageHead } from '#shared/ui/PageHead.tsx'

/** /uan/form (kyc §2). */
export function UanPage() {
  return (
    <div className="page">
      <PageHead title="UAN form" />
    </div>
  )
}
