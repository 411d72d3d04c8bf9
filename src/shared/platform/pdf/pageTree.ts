import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The size that pdf.js assumes for a page without one: US Letter. */
const ASSUMED = '0 0 612 792'
const hasAssumedSize = ({ view }: PDFPageProxy) => view.join(' ') === ASSUMED

/** A page tree has /Kids; in an object stream it is compressed and cannot be detected in the bytes. */
const TREE = ['/Kids', '/ObjStm']

/**
 * Whether a document's only page may be synthetic: pdf.js accepts any dictionary as a page where the page tree is
 * missing. The bytes are read only for a one-page file without a page size.
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

/**
 * Whether the first page is the blank one that pdf.js substitutes for a missing page: it has no object in the file and
 * no size of its own.
 */
export const isBlankSubstitute = (first: PDFPageProxy): boolean =>
  first.ref === null && hasAssumedSize(first)
