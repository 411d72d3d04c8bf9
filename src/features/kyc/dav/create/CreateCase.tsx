import { csvUploadTab } from '#shared/kits/csv/CsvUpload.tsx'
import { caseIntake } from './caseIntake.ts'

export const CreateCase = csvUploadTab(caseIntake)
