import type { BulkActions } from '#shared/kits/dashboard/bulk/bulkAction.ts'
import { BulkToolbar } from '#shared/kits/dashboard/bulk/BulkToolbar.tsx'
import { reportAction } from '#shared/kits/dashboard/bulk/reportAction.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { jobReport } from '../../endpoints.ts'

const JOB_BULK_ACTIONS: BulkActions = {
  list: 'uan',
  noun: 'jobs',
  actions: {
    report: reportAction({
      fetch: ({ id }) => callInSession(jobReport, { jobId: id }, { quiet: true }),
      zipName: 'UAN_reports',
      disabledReason: 'None has passed yet',
    }),
  },
}

export function JobBulkToolbar() {
  return <BulkToolbar bulk={JOB_BULK_ACTIONS} />
}
