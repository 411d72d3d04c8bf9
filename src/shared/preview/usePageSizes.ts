import { useEffect, useState } from 'react'
import type { PdfDocument } from '#shared/pdf/pdfEngine.ts'
import type { PageSize } from './pageLayout.ts'

/** Sizes are handed on in portions: a layout of the whole sheet for each page would be waste. */
const PORTION = 50

/**
 * The size of each page: at first the first page's for all, then the true ones, read once `isIdle` says that the
 * pages in view are drawn.
 */
export function usePageSizes(document: PdfDocument, isIdle: boolean): PageSize[] {
  const [sizes, setSizes] = useState<PageSize[]>(() => {
    const { width, height } = document.first
    return Array.from({ length: document.pages }, () => ({ width, height }))
  })

  useEffect(() => {
    if (!isIdle || document.pages === 1) return undefined
    const stop = new AbortController()
    // A document that is closed meanwhile, or one broken page, leaves the sizes as they were guessed.
    readSizes(document, stop.signal, setSizes).catch(() => undefined)
    return () => stop.abort()
  }, [document, isIdle])

  return sizes
}

async function readSizes(
  document: PdfDocument,
  signal: AbortSignal,
  set: (change: (sizes: PageSize[]) => PageSize[]) => void,
): Promise<void> {
  for (let first = 1; first <= document.pages; first += PORTION) {
    const count = Math.min(PORTION, document.pages - first + 1)
    const read = await Promise.all(
      Array.from({ length: count }, (_, index) => document.page(first + index)),
    )
    if (signal.aborted) return
    set((sizes) => withSizes(sizes, first - 1, read))
  }
}

/** The same array where nothing differs, so that an even document is laid out once. */
function withSizes(sizes: PageSize[], from: number, read: readonly PageSize[]): PageSize[] {
  const differs = read.some(
    ({ width, height }, index) =>
      sizes[from + index]?.width !== width || sizes[from + index]?.height !== height,
  )
  if (!differs) return sizes
  const next = [...sizes]
  next.splice(from, read.length, ...read.map(({ width, height }) => ({ width, height })))
  return next
}
