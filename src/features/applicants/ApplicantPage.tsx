import { PageHeader } from '#shared/ui/components/PageHeader.tsx'

/** One applicant: its documents before they are sent, then what they say, compared (look 19a, 19b). */
export function ApplicantPage() {
  return (
    <div className="page">
      <PageHeader title="Applicant" />
    </div>
  )
}
