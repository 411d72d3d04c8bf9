import { useEffect, useState } from 'react'
import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'
import type { PageSize } from './pageLayout.ts'

const PORTION = 50

/** First page 1's size for all; the real ones once `isIdle`, when the visible pages are drawn. */
export function usePageSizes(document: PdfDocument, isIdle: boolean): PageSize[] {
  const [sizes, setSizes] = useState<PageSize[]>(() => {
    const { width, height } = document.firstPage
    return Array.from({ length: document.pageCount }, () => ({ width, height }))
  })

  useEffect(() => {
    if (!isIdle || document.pageCount === 1) return undefined
    const stop = new AbortController()
    // If the document closes or a page is broken, the estimated sizes stay.
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
  for (let first = 1; first <= document.pageCount; first += PORTION) {
    const count = Math.min(PORTION, document.pageCount - first + 1)
    const read = await Promise.all(
      Array.from({ length: count }, (_, index) => document.getPage(first + index)),
    )
    signal.throwIfAborted()
    set((sizes) => withSizes(sizes, first - 1, read))
  }
}

/** The same array where nothing changes, so that a uniform document is laid out once. */
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
