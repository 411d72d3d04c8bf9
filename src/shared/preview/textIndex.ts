import type { PdfDocument } from '#shared/pdf/pdfEngine.ts'
import type { TextRange } from './findText.ts'

/** One occurrence in a document. */
export type Hit = { page: number; range: TextRange }
/** Finds ranges in the text of one page. */
export type Matcher = (text: string) => TextRange[]

/** The text runs of each page, read once and kept: the text layer and every search use the same. */
export type TextIndex = {
  /** None of a page that cannot be read, or takes too long. */
  runs: (page: number) => Promise<string[]>
  pages: number
  /** Whether a page was passed over: what is not found may stand there. */
  hasGaps: () => boolean
}

export function createTextIndex(document: PdfDocument): TextIndex {
  const known = new Map<number, Promise<string[]>>()
  let hasGaps = false
  const read = async (number: number) => {
    try {
      return await (await document.page(number)).text()
    } catch {
      hasGaps = true
      return []
    }
  }
  return {
    pages: document.pages,
    hasGaps: () => hasGaps,
    runs(number) {
      const runs = known.get(number) ?? read(number)
      known.set(number, runs)
      return runs
    },
  }
}

/** Whether no page has any text: the pages are pictures. */
export async function isTextless(index: TextIndex): Promise<boolean> {
  for (let page = 1; page <= index.pages; page += 1) {
    if ((await index.runs(page)).some((run) => run.trim() !== '')) return false
  }
  return true
}

async function* searchPages(
  index: TextIndex,
  matcher: Matcher,
  signal: AbortSignal,
  firstPage = 1,
) {
  for (let page = firstPage; page <= index.pages; page += 1) {
    signal.throwIfAborted()
    const ranges = matcher((await index.runs(page)).join(''))
    yield ranges.map((range): Hit => ({ page, range }))
  }
}

/** The nth occurrence (from 1) in page order, the last one if there are fewer; no page is read beyond it. */
export async function findNth(
  index: TextIndex,
  matcher: Matcher,
  nth: number,
  signal: AbortSignal,
): Promise<Hit | null> {
  let last: Hit | null = null
  let seen = 0
  for await (const hits of searchPages(index, matcher, signal)) {
    const hit = hits[nth - seen - 1]
    if (hit !== undefined) return hit
    seen += hits.length
    last = hits.at(-1) ?? last
  }
  return last
}

/**
 * The occurrence that follows all landmarks, each looked for behind the one before it; those that are not there are
 * passed over. Where none follows them, the first of the document.
 */
export async function findAfter(
  index: TextIndex,
  landmarks: readonly Matcher[],
  matcher: Matcher,
  signal: AbortSignal,
): Promise<Hit | null> {
  let last: Hit | null = null
  for (const landmark of landmarks) last = (await findBehind(index, landmark, last, signal)) ?? last
  return (await findBehind(index, matcher, last, signal)) ?? findNth(index, matcher, 1, signal)
}

async function findBehind(
  index: TextIndex,
  matcher: Matcher,
  last: Hit | null,
  signal: AbortSignal,
): Promise<Hit | null> {
  for await (const hits of searchPages(index, matcher, signal, last?.page)) {
    const hit = hits.find(
      ({ page, range }) => last === null || page > last.page || range.start >= last.range.end,
    )
    if (hit !== undefined) return hit
  }
  return null
}

const REPORT_EVERY_MS = 200

/** Every occurrence; `report` hears of them while the search goes on, and once at its end. */
export async function findAll(
  index: TextIndex,
  matcher: Matcher,
  signal: AbortSignal,
  report: (hits: Hit[], isDone: boolean) => void,
): Promise<void> {
  const all: Hit[] = []
  let reportedAt = performance.now()
  for await (const hits of searchPages(index, matcher, signal)) {
    all.push(...hits)
    if (hits.length > 0 && performance.now() - reportedAt > REPORT_EVERY_MS) {
      report([...all], false)
      reportedAt = performance.now()
    }
  }
  signal.throwIfAborted()
  report(all, true)
}
