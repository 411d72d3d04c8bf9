import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { examineScan } from './content/examineScan.ts'
import {
  type FileTraits,
  type FirstPageTraits,
  readTraits,
  withWording,
} from './content/fileTraits.ts'
import { opacityOf } from './content/openPages.ts'
import { readPage } from './content/readPage.ts'
import { linesOf, type TextLine } from './content/textLines.ts'
import { MAX_PAGES, type Found } from './examineOptions.ts'
import type { Check, Finding, NotChecked } from './finding.ts'
import type { PictureTools } from './picture/pictureTools.ts'
import { examineAadhaarPage } from './qr/aadhaarPage.ts'
import type { Origin } from './read/origin.ts'
import { readFirstFonts } from './read/pageFonts.ts'
import { openPageObjects, type PageObjects } from './read/pictureStreams.ts'
import { coveredText } from './rules/coveredText.ts'
import { figureFindings } from './rules/figures/figures.ts'
import { statementRows } from './rules/figures/statementRows.ts'
import { hiddenText } from './rules/hiddenText.ts'
import { neighbours } from './rules/neighbours.ts'

const TEXT_CHECKS = ['covered', 'hidden', 'neighbours', 'figures'] as const
const PAGE_CHECKS = [...TEXT_CHECKS, 'patches'] as const

/** What the pages of the newest version show (checks 4 to 7, 12 and 14), and the traits that sets are compared by. */
export async function examinePages(
  proxy: PDFDocumentProxy,
  { bytes, origin, tools }: { bytes: Uint8Array; origin: Origin; tools: PictureTools },
  onStep: () => void,
): Promise<Found & { traits: FileTraits | null }> {
  const findings: Finding[] = []
  const notChecked: NotChecked[] = []
  const unread: number[] = []
  const lines: TextLine[] = []
  let objects: Promise<PageObjects | null> | undefined
  const objectsOf = async () => (objects ??= openPageObjects(bytes))
  let letters = 0
  let traits: FirstPageTraits | null = null
  for (let number = 1; number <= Math.min(proxy.numPages, MAX_PAGES); number += 1) {
    try {
      const page = await proxy.getPage(number)
      const content = await readPage(proxy, page)
      letters += content.letters.length
      findings.push(...coveredText(content, number, await opacityOf(page, content)))
      findings.push(...hiddenText(content, number))
      findings.push(...neighbours(content, number))
      findings.push(...(await examineScan(page, content, objectsOf, tools)))
      findings.push(...(await examineAadhaarPage(page, content, tools)))
      lines.push(...linesOf(content, number))
      if (number === 1) traits = readTraits(content, lines, origin)
      page.cleanup()
    } catch {
      unread.push(number)
    }
    onStep()
  }
  const incomplete = (reason: string, checks: readonly Check[] = PAGE_CHECKS) => {
    for (const check of checks) notChecked.push({ check, reason })
  }
  if (letters === 0)
    incomplete('The pages have no text: that of scans and photos is not read.', TEXT_CHECKS)
  else if (unread.length > 0) incomplete(`Page ${unread.join(', ')} could not be read.`)
  if (proxy.numPages > MAX_PAGES) incomplete(`Only the first ${MAX_PAGES} pages were searched.`)
  const rows = statementRows(lines)
  findings.push(...figureFindings(lines, rows))
  const wording = { fonts: await readFirstFonts(bytes), rows }
  return {
    findings,
    notChecked,
    traits: traits === null ? null : withWording(traits, lines, wording),
  }
}
