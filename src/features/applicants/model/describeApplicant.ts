import type { Job } from '#shared/kits/jobs/job.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { isUnsaved, type Applicant } from './applicant.ts'

type Jobs = Readonly<Record<string, Job>>

/** Without a name and documents: it was only opened. */
export const isUntouched = ({ name, entries, queued, jobs }: Applicant): boolean =>
  name.trim() === '' && entries.length + queued.length + jobs.length === 0

/** Files, and jobs by their state. */
export function countDocuments({ entries, queued, jobs: ids }: Applicant, jobs: Jobs) {
  const own = ids.flatMap((id) => jobs[id] ?? [])
  const done = own.filter(({ kind }) => kind === 'Processed Successfully').length
  const failed = own.filter(({ kind }) => kind === 'Not Uploaded').length
  return {
    files: [...queued, ...own].reduce((sum, job) => sum + job.files.length, entries.length),
    done,
    failed,
    running: own.length - done - failed + queued.length,
  }
}

/** '9 documents, 7 results, 1 running' */
export function describeDocuments(applicant: Applicant, jobs: Jobs): string {
  const { files, done, failed, running } = countDocuments(applicant, jobs)
  const unsent = applicant.entries.length
  const parts = [
    plural(files, 'document'),
    done > 0 ? plural(done, 'result') : '',
    running > 0 ? `${running} running` : '',
    failed > 0 ? `${failed} failed` : '',
    unsent > 0 ? `${unsent} not sent` : '',
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
