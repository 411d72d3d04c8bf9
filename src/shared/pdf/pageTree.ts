import type { OpenDocument } from './openDocument.ts'

/** What pdf.js takes for a page that says no size: US Letter. */
const ASSUMED = '0 0 612 792'
/** A tree of pages has leaves; in a stream of objects it is packed and cannot be told from the bytes. */
const TREE = ['/Kids', '/ObjStm']

/**
 * Whether the one page of a document may be made up: where the tree of pages should be, pdf.js takes any dictionary for a
 * page. Only a file whose one page says no size is looked at, and only then are its bytes read for it.
 */
export async function isMadeUp({ proxy, first }: OpenDocument, source: Blob): Promise<boolean> {
  if (proxy.numPages !== 1 || first.view.join(' ') !== ASSUMED) return false
  const text = new TextDecoder('latin1').decode(await source.arrayBuffer())
  return !TREE.some((name) => text.includes(name))
}
