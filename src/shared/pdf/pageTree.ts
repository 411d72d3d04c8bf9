import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What pdf.js takes for a page that says no size: US Letter. */
const ASSUMED = '0 0 612 792'
const hasAssumedSize = ({ view }: PDFPageProxy) => view.join(' ') === ASSUMED

/** A tree of pages has leaves; in a stream of objects it is packed and cannot be told from the bytes. */
const TREE = ['/Kids', '/ObjStm']

/**
 * Whether the one page of a document may be made up: where the tree of pages should be, pdf.js takes any dictionary for a
 * page. Only a file whose one page says no size is looked at, and only then are its bytes read for it.
 */
export async function isMadeUp(
  { numPages }: PDFDocumentProxy,
  first: PDFPageProxy,
  source: Blob,
): Promise<boolean> {
  if (numPages !== 1 || !hasAssumedSize(first)) return false
  const text = new TextDecoder('latin1').decode(await source.arrayBuffer())
  return !TREE.some((name) => text.includes(name))
}

/**
 * Whether a page is the blank one that pdf.js puts in the place of a first page that it cannot find: that one stands
 * nowhere in the file and has no size of its own.
 */
export const isBlankSubstitute = (first: PDFPageProxy): boolean =>
  first.ref === null && hasAssumedSize(first)
