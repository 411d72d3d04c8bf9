import './addWithResolvers.ts'
import { VerbosityLevel, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// pdf.js uses it in this thread instead of starting a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { PDF_ASSETS } from './pdfAssets.ts'
import { skipFontFaces } from './skipFontFaces.ts'

export type ThreadOptions = {
  password?: string | undefined
  /** Also gives the outline of each letter: `{font}_path_{character}` of `commonObjs`. */
  withOutlines?: boolean
  /** Where pdf.js finds its files; default: on our own origin. */
  assets?: Partial<typeof PDF_ASSETS> | undefined
}

/**
 * Opens a document with all of pdf.js in the current thread, which must be a worker: a caller that waits too long
 * terminates it. The caller calls `loadingTask.destroy()`. Throws errors of pdf.js.
 */
export async function openInThread(
  data: Uint8Array,
  { password, withOutlines = false, assets }: ThreadOptions = {},
): Promise<PDFDocumentProxy> {
  const parameters = {
    // pdf.js detaches its buffer.
    data: data.slice(),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: withOutlines,
    // Pictures as bytes: bitmaps cannot be compared.
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWorkerFetch: assets === undefined,
    ...PDF_ASSETS,
    ...assets,
    ...(password === undefined ? {} : { password }),
  }
  skipFontFaces(parameters)
  return getDocument(parameters).promise
}
