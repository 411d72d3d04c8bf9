import type { Job } from '#shared/kits/jobs/job.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { isUnsaved, type Applicant } from '../model/applicant.ts'

type Jobs = Readonly<Record<string, Job>>

/** Without a name and documents: it was only opened. */
export const isUntouched = ({ name, entries, queued, jobs }: Applicant): boolean =>
  name.trim() === '' && entries.length + queued.length + jobs.length === 0

/** '9 documents, 7 results, 1 running' */
export function describeDocuments({ entries, queued, jobs: ids }: Applicant, jobs: Jobs): string {
  const own = ids.flatMap((id) => jobs[id] ?? [])
  const files = [...queued, ...own].reduce((sum, job) => sum + job.files.length, entries.length)
  const done = own.filter(({ kind }) => kind === 'Processed Successfully').length
  const failed = own.filter(({ kind }) => kind === 'Not Uploaded').length
  const running = own.length - done - failed
  const parts = [
    plural(files, 'document'),
    done > 0 ? plural(done, 'result') : '',
    running > 0 ? `${running} running` : '',
    failed > 0 ? `${failed} failed` : '',
    entries.length > 0 ? `${entries.length} not sent` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

export function describeSaving(applicant: Applicant): string {
  if (applicant.savedAt === null) return 'Not saved'
  return isUnsaved(applicant) ? 'Changed since saved' : 'Saved'
}

/** What is deleted with the applicant; empty for nothing. */
export function describeLoss({ entries, queued, notes }: Applicant): string {
  const unsent = entries.length + queued.reduce((sum, { files }) => sum + files.length, 0)
  const noteCount = Object.keys(notes).length
  return [
    unsent > 0
      ? `${plural(unsent, 'document')} that ${unsent === 1 ? 'was' : 'were'} not sent`
      : '',
    noteCount > 0 ? plural(noteCount, 'note') : '',
  ]
    .filter((part) => part !== '')
    .join(' and ')
}
