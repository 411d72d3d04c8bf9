import { HomePage } from '#features/home/HomePage.tsx'
import { KycWork } from './KycWork.tsx'

export function HomeRoute() {
  return <HomePage kycWork={<KycWork />} />
}
