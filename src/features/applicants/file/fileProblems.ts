import { ChunkLoadError } from '#shared/platform/lib/async/loadChunk.ts'
import { formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { APPLICANT_FILE_LIMITS, ApplicantFileError, type FileProblem } from './fileFormat.ts'

type ProblemText = (subject: string | null) => string

const named = (subject: string | null) => (subject === null ? '' : ` (${subject})`)
const SAVE_AGAIN = 'Ask for a new copy, or save the applicant again.'
const LIMIT = formatWholeMegabytes(APPLICANT_FILE_LIMITS.bytes)

/** What is wrong and what to do next. */
const PROBLEM_TEXTS: Record<FileProblem, ProblemText> = {
  foreign: () =>
    'This is not an applicant file. Choose a .zip file that was saved with "Save to file".',
  newer: () =>
    'This file was saved by a newer version of the portal. Reload the page to get that version, then open the file again.',
  damaged: (subject) =>
    `This file is damaged or was changed after it was saved${named(subject)}. ${SAVE_AGAIN}`,
  wrongPassword: () =>
    'The password does not open this file. Passwords are case-sensitive. Check it, then try again.',
  tooLarge: () =>
    `An applicant file holds at most ${LIMIT} of documents and results, and this one would unpack to more.`,
  tooManyEntries: () =>
    `An applicant file holds at most ${APPLICANT_FILE_LIMITS.entries} documents and results, and this one has more.`,
  missingEntry: (subject) => `A part of this file is missing${named(subject)}. ${SAVE_AGAIN}`,
  unknownEntry: (subject) =>
    `Something was added to this file after it was saved${named(subject)}. ${SAVE_AGAIN}`,
  unknownService: (subject) =>
    `This file has a result of a service that this portal does not have${named(subject)}.`,
  noRoom: (subject) =>
    `There is not enough room for this applicant in the browser${named(subject)}. Delete applicants or remove jobs that you no longer need, then open the file again.`,
  notStored: () =>
    'This browser refused to store the applicant: its disk is full, or it stores nothing in a private window. Nothing was kept. Free disk space or use a normal window, then open the file again.',
}

/** For an error that is not about the file too: its bytes cannot be read, or code did not load. */
export function describeFileError(error: unknown): string {
  if (error instanceof ApplicantFileError) return PROBLEM_TEXTS[error.problem](error.subject)
  if (error instanceof ChunkLoadError)
    return 'Part of the portal could not be loaded. Check your connection, then try again.'
  return 'The file could not be read or written. Check that it has not been moved and that the disk has room, then try again.'
}
