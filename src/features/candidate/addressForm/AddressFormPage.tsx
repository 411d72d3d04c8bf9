import { PageHead } from '#shared/ui/PageHead.tsx'

/** /dav/form (kyc §2). */
export function AddressFormPage() {
  return (
    <div className="page">
      <PageHead title="Address form" />
    </div>
  )
}
