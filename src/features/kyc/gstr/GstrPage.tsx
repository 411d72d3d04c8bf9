import { PageHead } from '#shared/ui/PageHead.tsx'

/** /gstr (kyc §2). */
export function GstrPage() {
  return (
    <div className="page">
      <PageHead title="GSTR analyzer" />
    </div>
  )
}
