import { detectDocumentKind } from '#shared/kits/documentType/detectDocumentKind.ts'
import { NOTHING_READ, type DocumentReading } from '#shared/kits/jobs/collect.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { Applicant, Choice } from '../model/applicant.ts'
import { NO_CHOICE } from '../model/applicantReducer.ts'
import { DETECTED_KIND, needsReading, serviceForKind } from '../model/documentRows.ts'
import { selectApplicant } from '../store/applicantsSlice.ts'
import { changeApplicant } from '../store/applicantsStore.ts'

const MAX_CONCURRENT_READS = 2

/** Which files are read now or wait for it, by applicant and file. */
const documentReads = () => ({
  enqueue: createTaskQueue(MAX_CONCURRENT_READS),
  runningIds: new Set<string>(),
})

/** Detects the services of ready PDF files, and reads the first pages that their services ask for. */
export function readDocuments(
  applicant: string,
  entries: readonly UploadEntry[],
  choices: Applicant['choices'],
): AppThunk {
  return (dispatch, _getState, session) => {
    const { enqueue, runningIds } = session.get(documentReads)
    for (const entry of entries) {
      const choice = choices[entry.id]
      const isDue = entry.kind === 'pdf' && (choice === undefined || needsReading(entry, choice))
      if (!isDue || entry.phase.kind !== 'ready' || runningIds.has(entry.id)) continue
      runningIds.add(entry.id)
      void enqueue(async () => {
        await dispatch(readDocument(applicant, entry))
        runningIds.delete(entry.id)
      })
    }
  }
}

/** Detects, then reads for the service, until nothing is open: the user may choose another service meanwhile. */
function readDocument(applicant: string, entry: UploadEntry): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { id: file } = entry
    const bytes = await session.get(blobStore).get(file)
    const password = session.get(filePasswords).get(file)
    const isListed = () =>
      selectApplicant(getState(), applicant)?.entries.some(({ id }) => id === file) === true
    const known = () => selectApplicant(getState(), applicant)?.choices[file]
    const change = (choice: Partial<Choice>) =>
      void dispatch(changeApplicant(applicant, { kind: 'chosen', file, choice }))
    if (bytes === undefined) return // its check reports it
    while (!session.signal.aborted && isListed()) {
      const choice = known()
      if (choice === undefined) {
        const kind = await detectDocumentKind(bytes, password)
        const { answers, ...chosen } = known() ?? NO_CHOICE
        const detected = { service: serviceForKind(kind), by: 'text' as const }
        const { service, by } = chosen.by === null ? detected : chosen
        change({ service, by, answers: { ...answers, [DETECTED_KIND]: kind } })
      } else if (needsReading(entry, choice)) {
        const reading = await dispatch(readDetails(choice.service, bytes, password))
        if (known()?.service === choice.service) change({ statement: reading })
      } else return
    }
  }
}

/** Nothing where the code of the service does not load. */
function readDetails(
  service: Choice['service'],
  bytes: Blob,
  password: string | undefined,
): AppThunk<Promise<DocumentReading>> {
  return async (_dispatch, _getState, { analyzers }) => {
    const calls = await analyzers?.[service ?? '']?.().catch(() => undefined)
    const collect = await calls?.collect?.().catch(() => undefined)
    return collect?.readDetails?.(bytes, password) ?? NOTHING_READ
  }
}
