import { PageHeader } from '#shared/ui/components/PageHeader.tsx'

/** All applicants of this browser. */
export function ApplicantsPage() {
  return (
    <div className="page">
      <PageHeader title="Applicants" />
    </div>
  )
}
