import { useParams } from 'react-router-dom'
import { IdExtractionPage } from '#features/idExtraction/IdExtractionPage.tsx'
import { isIdService } from '#features/idExtraction/idKinds.ts'
import { idServiceOf } from '../route.ts'
import { UnknownServicePage } from './UnknownServicePage.tsx'
import { Feedback } from './Feedback.tsx'

/** The ID extraction that the address names, in any of its spellings (D16), with the feedback form that follows every output. */
export function IdExtractionRoute() {
  const { serviceType = '' } = useParams()
  const service = idServiceOf(serviceType)
  if (!isIdService(service)) return <UnknownServicePage />
  return <IdExtractionPage service={service} feedback={<Feedback service={service} />} />
}
