import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** US Letter, which pdf.js assumes for a page without a size. */
const ASSUMED = '0 0 612 792'
const hasAssumedSize = ({ view }: PDFPageProxy) => view.join(' ') === ASSUMED

/** A page tree has /Kids; in an object stream it is compressed and cannot be detected in the bytes. */
const TREE = ['/Kids', '/ObjStm']

/**
 * pdf.js accepts any dictionary as a page where the page tree is missing. Reads the bytes only where that is likely.
 */
export async function isSyntheticPage(
  { numPages }: PDFDocumentProxy,
  first: PDFPageProxy,
  source: Blob,
): Promise<boolean> {
  if (numPages !== 1 || !hasAssumedSize(first)) return false
  const text = new TextDecoder('latin1').decode(await source.arrayBuffer())
  return !TREE.some((name) => text.includes(name))
}

/** pdf.js substitutes a blank page for a missing one. It has no object in the file and no size of its own. */
export const isBlankSubstitute = (first: PDFPageProxy): boolean =>
  first.ref === null && hasAssumedSize(first)
