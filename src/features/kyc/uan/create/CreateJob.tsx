import { csvUploadTab } from '#shared/kits/csv/CsvUpload.tsx'
import { jobIntake } from './jobIntake.ts'

export const CreateJob = csvUploadTab(jobIntake)
