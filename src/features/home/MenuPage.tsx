import { PageHead } from '#shared/ui/PageHead.tsx'
import { ServiceGroups } from './ServiceGroups.tsx'
import './home.css'

/** /menupage (D17): a card for each service that the user may open. */
export function MenuPage() {
  return (
    <div className="page">
      <PageHead title="Services" line="Everything your account can open." />
      <ServiceGroups />
    </div>
  )
}
