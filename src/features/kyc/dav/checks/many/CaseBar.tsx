import { ManyBar } from '#shared/dashboard/many/ManyBar.tsx'
import { CASE_KIT } from './deeds.ts'

/** What is done over the chosen cases. */
export function CaseBar() {
  return <ManyBar kit={CASE_KIT} />
}
