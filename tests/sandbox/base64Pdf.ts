import * as v from 'valibot'
import { fromBase64 } from '#shared/platform/lib/base64.ts'
import { Fault } from './fault.ts'
import { readPdf } from './readPdf.ts'

const FILE_MAX_BYTES = 10 * 1_048_576
const PAGES_FROM = 200

const isBase64 = (text: string) => /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0

/** A file in a JSON request. */
export const Base64Schema = v.pipe(
  v.string(),
  v.check((text) => !text.startsWith('data:'), 'raw base64 without a data URL prefix (D28)'),
  v.check(isBase64, 'must be base64'),
)

/** The text and magic value of an uploaded PDF. @throws Fault 400 if the backend rejects it */
export async function openBase64Pdf(base64: string) {
  const bytes = fromBase64(base64)
  if (bytes.length >= FILE_MAX_BYTES) throw new Fault(400, 'File is 10 MB or more')
  const pdf = await readPdf(bytes)
  if (pdf.kind === 'locked') throw new Fault(400, 'Document is password protected')
  if (pdf.kind === 'corrupt') throw new Fault(400, 'Document could not be read')
  if (pdf.pages.length >= PAGES_FROM) throw new Fault(400, 'Document has 200 pages or more')
  return pdf
}
