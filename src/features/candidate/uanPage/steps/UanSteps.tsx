import { useSearchParams } from 'react-router-dom'
import { UanFlow } from './UanFlow.tsx'

/** The page of the job that the link names. */
export function UanSteps() {
  const [query] = useSearchParams()
  const jobId = query.get('id')?.trim() ?? ''
  return <UanFlow key={jobId} jobId={jobId} />
}
