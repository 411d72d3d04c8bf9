import { HEAD_BYTES, detectKind } from '#shared/kits/upload/checks/fileRules.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { classifyText } from './classifyText.ts'
import type { DocumentKind } from './documentKind.ts'
import { extractFirstText } from './extractFirstText.ts'

/** Reads the first page with text. Never rejects: 'unknown' where it cannot tell. */
export async function detectDocumentKind(
  file: Blob,
  password?: string,
  signal?: AbortSignal,
): Promise<DocumentKind> {
  try {
    const header = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (detectKind(header, 'pdf') !== 'pdf') return 'unknown'
    const reading = await readPdf(file, extractFirstText, { password, signal })
    if (reading.kind === 'locked' || reading.kind === 'wrongPassword') return 'locked'
    return reading.kind === 'ok' ? classifyText(reading.value) : 'unknown'
  } catch {
    return 'unknown' // gone, aborted, or the engine failed to load: the file's own check reports it
  }
}
