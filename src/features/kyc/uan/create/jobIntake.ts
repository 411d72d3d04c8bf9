import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import type { CsvIntake } from '#shared/csv/csvIntake.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { isSamePlace } from '#shared/dashboard/useDashboardPlace.ts'
import { JOB_COLUMN_NAMES, JOB_COLUMNS } from './columns.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { loadedJobs } from './loadedJobs.ts'
import { processJobs } from './processJobs.ts'
import { saveTemplate } from './template.ts'

/** Create Job of a sub-client (kyc §2 F): a job for each row of a CSV. */
export const jobIntake = (subClient: SubClient): CsvIntake => ({
  title: 'Create Job',
  dropTitle: `Drop the candidates of ${subClient.batchTag} here`,
  instructions: INSTRUCTIONS,
  limits: UPLOAD_LIMITS.uanJobs,
  judgesName: true,
  columns: JOB_COLUMNS,
  template: {
    said: 'the template',
    save: () => async () => saveTemplate(),
    columns: () => async () => JOB_COLUMN_NAMES,
  },
  listed: () => loadedJobs(subClient.subClientId),
  process: (file) => processJobs(subClient, file),
  isSamePlace,
})
