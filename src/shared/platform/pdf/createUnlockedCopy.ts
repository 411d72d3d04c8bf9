import { openDocument } from './openDocument.ts'

type Extracted = { document: Uint8Array | null; excludePages?: number[] }

/**
 * pdf.js keeps the encryption when it extracts pages from one file but drops it when it merges two, so a blank page is
 * merged and removed again. Throws as `openDocument`, and where pdf.js cannot write the copy.
 */
export async function createUnlockedCopy(source: Blob, password: string): Promise<Blob> {
  const joined = await extract(source, password, () => [
    { document: null },
    { document: new TextEncoder().encode(BLANK_PAGE) },
  ])
  return extract(joined, undefined, (pages) => [{ document: null, excludePages: [pages - 1] }])
}

async function extract(
  source: Blob,
  password: string | undefined,
  pagesOf: (count: number) => Extracted[],
): Promise<Blob> {
  const { proxy, worker, close } = await openDocument(source, { password, purpose: 'read' })
  try {
    const bytes: unknown = await worker.runWithStallTimeout(async () =>
      proxy.extractPages(pagesOf(proxy.numPages)),
    )
    if (bytes instanceof Uint8Array && bytes.length > 0)
      return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
    throw new Error('The PDF could not be copied.')
  } finally {
    await close()
  }
}

const BLANK_PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF`
