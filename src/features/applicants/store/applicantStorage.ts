import { createStoredRecords } from '#shared/platform/session/storage/storedRecords.ts'
import { ApplicantSchema } from '../model/applicant.ts'
import { applicantsDatabase } from './applicantsDatabase.ts'

export const storedApplicants = createStoredRecords(
  applicantsDatabase,
  ApplicantSchema,
  ({ id }) => id,
)
