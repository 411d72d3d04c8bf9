import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Finding } from '../finding.ts'
import { readPictureFile } from '../picture/pictureFile.ts'
import { pictureFindings } from '../picture/pictureFindings.ts'
import type { PictureTools } from '../picture/pictureTools.ts'
import type { PageObjects } from '../read/pictureStreams.ts'
import { picturePatches, typedOnScan } from '../rules/picturePatches.ts'
import { strengthOf } from '../ruleTable.ts'
import type { PageContent } from './pageContent.ts'
import { readScan } from './pictureMakings.ts'

/** Checks 7 and 11 of a page that is a scan or photo. */
export async function examineScan(
  page: PDFPageProxy,
  content: PageContent,
  openPageObjects: () => Promise<PageObjects | null>,
  { decode }: PictureTools,
): Promise<Finding[]> {
  const scan = await readScan(page, content, openPageObjects)
  if (scan === null) return []
  const number = page.pageNumber
  const file = scan.jpeg === null ? null : readPictureFile(scan.jpeg)
  const own = file === null ? [] : await pictureFindings(file, decode)
  return [
    ...picturePatches(content, number, scan.makingOf),
    ...typedOnScan(content, number),
    ...own
      .filter((finding) => strengthOf(finding) !== 'note')
      .map((finding) => Object.assign(finding, { page: number })),
  ]
}
