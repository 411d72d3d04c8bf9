import { loadPdfJs, type PdfJs } from './pdfJs.ts'

/** One piece of text on a page, in points from its lower left corner. */
export type TextPiece = { text: string; x: number; y: number; width: number; size: number }

export type ReadPdf =
  | { kind: 'ok'; pages: TextPiece[][]; magic: string }
  | { kind: 'locked' }
  | { kind: 'corrupt' }

const MAGIC_LINE = /Sandbox: ([a-z-]+)/

/** The magic value of a document: in its title or its text. */
function magicOf(title: unknown, pages: TextPiece[][]): string {
  const texts = [typeof title === 'string' ? title : '', ...pages.flat().map(({ text }) => text)]
  return texts.map((text) => MAGIC_LINE.exec(text)?.[1]).find((value) => value !== undefined) ?? ''
}

async function readPages(
  pdfJs: PdfJs,
  bytes: Uint8Array,
  password: string | undefined,
): Promise<ReadPdf> {
  const task = pdfJs.getDocument({
    data: new Uint8Array(bytes),
    ...(password === undefined ? {} : { password }),
    verbosity: pdfJs.VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const pages: TextPiece[][] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(
        items.flatMap((item) =>
          'str' in item && item.str.trim() !== ''
            ? [
                {
                  text: item.str,
                  x: item.transform[4],
                  y: item.transform[5],
                  width: item.width,
                  size: item.height,
                },
              ]
            : [],
        ),
      )
    }
    const { info } = await document.getMetadata()
    return { kind: 'ok', pages, magic: magicOf('Title' in info ? info.Title : '', pages) }
  } finally {
    await task.destroy()
  }
}

/** The text layer of a PDF by page, and its magic value. A locked PDF needs its password. */
export async function readPdf(bytes: Uint8Array, password?: string): Promise<ReadPdf> {
  const pdfJs = await loadPdfJs()
  try {
    return await readPages(pdfJs, bytes, password)
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    return { kind: locked ? 'locked' : 'corrupt' }
  }
}
