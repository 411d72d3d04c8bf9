import { BulkToolbar } from '#shared/kits/dashboard/bulk/BulkToolbar.tsx'
import { CASE_BULK_ACTIONS } from './caseBulkActions.ts'

export function CaseBulkToolbar() {
  return <BulkToolbar bulk={CASE_BULK_ACTIONS} />
}
