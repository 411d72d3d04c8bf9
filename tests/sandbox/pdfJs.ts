import type * as PdfJsModule from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PdfJs = typeof PdfJsModule
let loading: Promise<PdfJs> | undefined

function withResolvers() {
  let resolve: (value: unknown) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise((fulfil, fail) => {
    resolve = fulfil
    reject = fail
  })
  return { promise, resolve, reject }
}

function transferToFixedLength(this: ArrayBuffer): ArrayBuffer {
  return structuredClone(this, { transfer: [this] })
}

const add = (to: object, name: string, value: unknown) => {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true })
}

async function load(): Promise<PdfJs> {
  add(Promise, 'withResolvers', withResolvers)
  add(ArrayBuffer.prototype, 'transferToFixedLength', transferToFixedLength)
  return import('pdfjs-dist/legacy/build/pdf.mjs')
}

/** pdf.js in Node. Node 20 lacks functions that even the legacy build of pdf.js 6 calls. */
export const loadPdfJs = (): Promise<PdfJs> => (loading ??= load())
