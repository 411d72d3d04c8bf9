import { HomePage } from '#features/home/HomePage.tsx'
import { KycWork } from './KycWork.tsx'

/** /home with the work of the KYC services, which a feature may not import from another. */
export function HomeRoute() {
  return <HomePage kycWork={<KycWork />} />
}
