import type { PdfDocument, PdfOpenResult, PdfPage } from '#shared/platform/pdf/pdfEngine.ts'

type FakePdf = {
  pages?: number
  password?: string
  corrupt?: boolean
  size?: number
  text?: string
}

const MARK = '%PDF '

/** A file for the fake reader below; jsdom has no worker for pdf.js. */
export function fakePdf(name: string, { size = 0, ...content }: FakePdf = {}): File {
  const text = `${MARK}${JSON.stringify({ name, ...content })}`
  return new File([text.padEnd(size, ' ')], name, { type: 'application/pdf' })
}

/** Only for reading, not drawing. */
const pageOf = (text: string, number: number): PdfPage => ({
  number,
  width: 595,
  height: 842,
  draw: async () => undefined,
  drawText: async () => [],
  getText: async () => [text],
  release: () => undefined,
})

/** A document with these page texts. */
export const documentOf = (texts: readonly string[]): PdfDocument => ({
  pageCount: texts.length,
  firstPage: pageOf(texts[0] ?? '', 1),
  getPage: async (number) => pageOf(texts[number - 1] ?? '', number),
  close: async () => undefined,
})

export const isFakePdf = async (source: Blob): Promise<boolean> =>
  (await source.slice(0, MARK.length + 1).text()) === `${MARK}{`

/** Replaces `openPdf`; the real one is tested in Chromium (tests/browser). */
export async function openFakePdf(
  source: Blob,
  providedPassword?: string,
  signal?: AbortSignal,
): Promise<PdfOpenResult> {
  const text = await source.text()
  signal?.throwIfAborted()
  const {
    pages = 1,
    password,
    corrupt = false,
    text: onPage = 'A page',
  } = JSON.parse(text.slice(MARK.length)) as FakePdf
  if (corrupt) return { kind: 'corrupt', reason: 'invalid root reference' }
  if (password !== undefined && providedPassword === undefined) return { kind: 'locked' }
  if (password !== undefined && providedPassword !== password) return { kind: 'wrongPassword' }
  return { kind: 'ok', document: documentOf(Array<string>(pages).fill(onPage)) }
}
