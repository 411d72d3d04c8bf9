import { useSearchParams } from 'react-router-dom'
import { UanFlow } from './UanFlow.tsx'

export function UanJob() {
  const [query] = useSearchParams()
  const jobId = query.get('id')?.trim() ?? ''
  return <UanFlow key={jobId} jobId={jobId} />
}
