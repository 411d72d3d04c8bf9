import { ManyBar } from '#shared/dashboard/many/ManyBar.tsx'
import { JOB_KIT } from './jobKit.ts'

/** What is done over the chosen jobs. */
export function JobBar() {
  return <ManyBar kit={JOB_KIT} />
}
