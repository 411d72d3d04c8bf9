import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { warmUpPdf } from '#shared/pdf/pdfEngine.ts'
import type { AcceptedFile } from './acceptedFile.ts'
import type { UploadEntry } from './uploadEntry.ts'
import { createUploads, type Uploads } from './uploads.ts'

const NONE: readonly AcceptedFile[] = []

/** The files of an uploader on the screen. Starts the PDF worker, so that a drop pays the warm price (performance). */
export function useUploads(
  limits: UploadLimits,
  initial: readonly AcceptedFile[] = NONE,
): { uploads: Uploads; entries: UploadEntry[] } {
  const [uploads] = useState(() => createUploads(limits, initial))
  const entries = useSyncExternalStore(uploads.subscribe, uploads.getEntries)
  const takesPdf = limits.kinds.includes('pdf')
  useEffect(() => () => uploads.stop(), [uploads])
  useEffect(() => {
    // A reader that does not load is told by the first check that needs it, with a way to try again.
    if (takesPdf) warmUpPdf().catch(() => undefined)
  }, [takesPdf])
  return { uploads, entries }
}
