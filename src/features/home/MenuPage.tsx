import { OwnerLinks } from '#shared/kits/analyzer/jobs/OwnerLinks.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { ServiceGroups } from './ServiceGroups.tsx'
import './home.css'

/** D17 */
export function MenuPage() {
  return (
    <div className="page">
      <PageHeader title="Services" subtitle="All the services of your account.">
        <OwnerLinks />
      </PageHeader>
      <ServiceGroups />
    </div>
  )
}
