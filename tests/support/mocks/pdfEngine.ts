import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type * as pdfEngine from '#shared/platform/pdf/pdfEngine.ts'
import type { TextPiece } from '#tests/sandbox/readPdf.ts'
import { documentOf, isFakePdf, openFakePdf } from '#tests/support/fakePdf.ts'

/**
 * pdf.js needs a worker and a canvas, which jsdom lacks: PDFs are opened by the sandbox's reader in this thread and not
 * drawn. The real engine is tested in Chromium (tests/browser/pdfEngine.test.ts).
 */
export const openPdf = vi.fn<typeof pdfEngine.openPdf>(async (source, password, signal) => {
  if (await isFakePdf(source)) return openFakePdf(source, password, signal)
  const { readPdf } = await import('#tests/sandbox/readPdf.ts')
  const pdf = await readPdf(new Uint8Array(await source.arrayBuffer()), password)
  signal?.throwIfAborted()
  switch (pdf.kind) {
    case 'locked':
      return { kind: password === undefined ? 'locked' : 'wrongPassword' }
    case 'corrupt':
      return { kind: 'corrupt', reason: 'invalid root reference' }
    case 'ok':
      return { kind: 'ok', document: documentOf(pdf.pages.map(textOf)) }
  }
})

export const readPdf: typeof pdfEngine.readPdf = async (source, read, options) => {
  const opening = await openPdf(source, options?.password, options?.signal)
  return opening.kind === 'ok' ? { kind: 'ok', value: await read(opening.document) } : opening
}

const textOf = (page: readonly TextPiece[]): string => page.map(({ text }) => text).join(' ')

export const warmUpPdf = vi.fn<typeof pdfEngine.warmUpPdf>(async () => undefined)

/** The unlocked original of the locked sample. */
export const unlockPdf = vi.fn<typeof pdfEngine.unlockPdf>(
  async () => new Blob([readFileSync('tests/sandbox/samples/payslip.pdf')]),
)
