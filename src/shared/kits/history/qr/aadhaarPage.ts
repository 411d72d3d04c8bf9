import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { wordsOf, type PageContent } from '../content/pageContent.ts'
import type { Finding } from '../finding.ts'
import type { PictureTools } from '../picture/pictureTools.ts'
import { aadhaarFindings, isAadhaarText } from './aadhaarFindings.ts'
import { pageCodes } from './pageCodes.ts'

/** Check 14 of a page. No code is looked for on other documents. */
export async function examineAadhaarPage(
  page: PDFPageProxy,
  content: PageContent,
  { readCodes, loadRoots }: PictureTools,
): Promise<Finding[]> {
  const text = wordsOf(content.letters)
    .map((word) => word.text)
    .join(' ')
  if (!isAadhaarText(text)) return []
  const codes = await pageCodes(page, content, readCodes)
  return aadhaarFindings(codes, { page: page.pageNumber, text, loadRoots })
}
