import type { PdfOpening, PdfPage } from '#shared/pdf/pdfEngine.ts'

type FakePdf = { pages?: number; password?: string; corrupt?: boolean; size?: number }

/** A file that the fake reader below understands; jsdom has no worker for the real one. */
export function fakePdf(name: string, { size = 0, ...content }: FakePdf = {}): File {
  const text = `%PDF ${JSON.stringify({ name, ...content })}`
  return new File([text.padEnd(size, ' ')], name, { type: 'application/pdf' })
}

/** Counted, never drawn. */
const PAGE: PdfPage = {
  number: 1,
  width: 595,
  height: 842,
  draw: async () => undefined,
  drawText: async () => [],
  text: async () => [],
  release: () => undefined,
}

/** Stands for `openPdf`: the tests of the real one run in Chromium (tests/browser). */
export async function openFakePdf(
  source: Blob,
  given?: string,
  signal?: AbortSignal,
): Promise<PdfOpening> {
  const text = await source.text()
  signal?.throwIfAborted()
  const { pages = 1, password, corrupt = false } = JSON.parse(text.slice(5)) as FakePdf
  if (corrupt) return { kind: 'corrupt', reason: 'invalid root reference' }
  if (password !== undefined && given === undefined) return { kind: 'locked' }
  if (password !== undefined && given !== password) return { kind: 'wrongPassword' }
  const document = { pages, first: PAGE, page: async () => PAGE, close: async () => undefined }
  return { kind: 'ok', document }
}
