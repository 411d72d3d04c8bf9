import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import type { CsvIntake } from '#shared/csv/csvIntake.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { isSameDavPlace } from '../useDavPlace.ts'
import { CASE_COLUMNS } from './columns.ts'
import { INSTRUCTIONS } from './instructions.ts'
import { loadedPhones } from './loadedPhones.ts'
import { processCases } from './processCases.ts'
import { saveTemplate, templateColumns } from './template.ts'

/** Create Case of a sub-client (kyc §2): a case for each row of a CSV. */
export const caseIntake = (subClient: SubClient): CsvIntake => ({
  title: 'Create Case',
  dropTitle: `Drop the candidates of ${subClient.batchTag} here`,
  instructions: INSTRUCTIONS,
  limits: UPLOAD_LIMITS.addressCases,
  judgesName: false,
  columns: CASE_COLUMNS,
  template: {
    said: `the template of ${subClient.batchTag}`,
    save: () => saveTemplate(subClient),
    columns: (signal) => templateColumns(subClient, signal),
  },
  listed: () => (dispatch) => ({ phoneNumber: dispatch(loadedPhones(subClient.subClientId)) }),
  process: (file) => processCases(subClient, file),
  isSamePlace: isSameDavPlace,
})
