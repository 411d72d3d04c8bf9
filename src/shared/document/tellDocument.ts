import { readPdf } from '#shared/pdf/pdfEngine.ts'
import { HEAD_BYTES, kindByBytes } from '#shared/upload/fileKind.ts'
import type { DocumentKind } from './documentKind.ts'
import { firstText } from './firstText.ts'
import { kindInText } from './kindInText.ts'

/**
 * What a file is by the text of its first page, read in the worker of pdf.js. It never rejects and decides nothing: where
 * it cannot tell, it is 'unknown'.
 * @param password of a locked file, where it is known
 */
export async function tellDocument(
  file: Blob,
  password?: string,
  signal?: AbortSignal,
): Promise<DocumentKind> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (kindByBytes(head, 'pdf') !== 'pdf') return 'unknown'
    const reading = await readPdf(file, firstText, { password, signal })
    if (reading.kind === 'locked' || reading.kind === 'wrongPassword') return 'locked'
    return reading.kind === 'ok' ? kindInText(reading.value) : 'unknown'
  } catch {
    return 'unknown' // gone, called off, or the reader did not load: the file's own check says so
  }
}
