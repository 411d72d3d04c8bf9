import type { CompanyJob } from '#features/kyc/companyChecks/job.ts'
import { parseServerDate } from '#features/kyc/companyChecks/job.ts'

type Written = { employed?: string; processed?: string }

export const aJob = ({
  employed = '2022-07-04',
  processed = '2026-11-20T10:42:07Z',
  ...more
}: Written & Partial<Omit<CompanyJob, keyof Written>> = {}): CompanyJob => ({
  rowId: 'check-0001 cc-1',
  jobId: 'cc-1',
  batchId: 'B-1147',
  workOrderId: 'WO-20611',
  company: 'Tapti Polymers',
  candidate: 'Savio Fernandes',
  status: 'Completed',
  employmentDate: parseServerDate(employed),
  processingDate: parseServerDate(processed),
  ...more,
})
