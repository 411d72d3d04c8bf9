import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { dispatchIntake } from '../state/dispatchIntake.ts'
import type { BankIntake } from '../state/intake.ts'
import { selectIntake } from '../state/intakeSlice.ts'
import type { UploadsOf } from './statementReading.ts'

/** Loaded with the first file, or ahead of it (`preloadStatementReader`). */
export const loadStatementReading = () => loadChunk(() => import('./statementReading.ts'))

/** Loaded early, so that files are read without a network too. */
export function preloadStatementReader(): void {
  void loadStatementReading().then(
    async (code) => code.preloadParsers(),
    () => undefined,
  )
}

/** Without the code, the user is asked for what the files say. */
function readFiles(
  account: string,
  entries: readonly UploadEntry[],
  uploadsOf: UploadsOf,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const code = await loadStatementReading().catch(() => null)
    if (code !== null) await dispatch(code.readNamesAndFiles(account, entries, uploadsOf))
  }
}

export function handleFilesChanged(
  account: string,
  entries: readonly UploadEntry[],
  uploadsOf: UploadsOf,
): AppThunk {
  return (dispatch, getState, session) => {
    const before = selectIntake(getState())
    dispatch(dispatchIntake({ kind: 'entriesChanged', account, entries }))
    if (selectIntake(getState()).kind === 'Not Uploaded')
      dropRelatedParties(session.get(blobStore), before)
    const reading = dispatch(readFiles(account, entries, uploadsOf))
    const running = session.get(runningReads).add(reading)
    void reading.finally(() => running.delete(reading))
  }
}

/** Of the session: files that are read now. */
export const runningReads = () => new Set<Promise<void>>()

function dropRelatedParties(blobs: BlobStore, intake: BankIntake): void {
  const file = intake.kind === 'Not Uploaded' ? null : intake.relatedParties
  if (file !== null) void blobs.remove([file.id])
}
