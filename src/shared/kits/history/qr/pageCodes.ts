import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PageContent } from '../content/pageContent.ts'
import { readPicture, toPictureData } from '../content/pictureData.ts'
import { toPixels } from './pixels.ts'
import type { ReadCodes } from './readCodes.ts'

const MAX_PICTURES = 10
/** Of the longer side: a code is a square, a scan is not, and both can hold one. */
const MIN_SIDE_PT = 40

/** The texts of the codes in the pictures of a page. */
export async function pageCodes(
  page: PDFPageProxy,
  { pictures }: PageContent,
  readCodes: ReadCodes,
): Promise<string[]> {
  const codes: string[] = []
  const large = pictures.filter(
    ({ box: [left, top, right, bottom] }) => Math.min(right - left, bottom - top) > MIN_SIDE_PT,
  )
  for (const { id, inline } of large.slice(0, MAX_PICTURES)) {
    const data = id === null ? toPictureData(inline) : await readPicture(page, id)
    const pixels = data === null ? null : toPixels(data)
    if (pixels !== null) codes.push(...(await readCodes(pixels)))
  }
  return codes
}
