import type { Applicant, QueuedJob } from '#features/applicants/model/applicant.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { entryFromAccepted } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { KABIR, START } from '#tests/unit/shared/kits/jobs/builders.ts'

export const fileNamed = (name: string): AcceptedFile => ({
  id: `file-${name}`,
  name: `${name}.pdf`,
  size: 8,
  kind: 'pdf',
  pages: 1,
  sample: false,
})

export const entryNamed = (name: string) => entryFromAccepted(fileNamed(name))

export const queuedJob = (name: string, over: Partial<QueuedJob> = {}): QueuedJob => ({
  id: `queued-${name}`,
  analyzer: 'payslip',
  files: [fileNamed(name)],
  options: {},
  tab: 'tab-1',
  ...over,
})

export const anApplicant = (over: Partial<Applicant> = {}): Applicant => ({
  id: 'applicant-1',
  owner: KABIR.email,
  name: 'Ananya Deshpande',
  createdAt: START,
  changedAt: START,
  savedAt: null,
  entries: [],
  choices: {},
  queued: [],
  jobs: [],
  obligations: {},
  credits: {},
  newInstalment: null,
  obligationEdits: {},
  transfers: {},
  notes: {},
  ...over,
})
