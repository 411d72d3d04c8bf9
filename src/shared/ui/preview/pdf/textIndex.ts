import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'
import type { TextRange } from './findText.ts'

/** One occurrence in a document. */
export type TextMatch = { page: number; range: TextRange }
/** Finds ranges in the text of one page. */
export type Matcher = (text: string) => TextRange[]

/** The text runs of each page, read once and cached for the text layer and every search. */
export type TextIndex = {
  /** Empty for a page that cannot be read or takes too long. */
  runs: (page: number) => Promise<string[]>
  pages: number
  /** Whether a page could not be read: a missing value may be there. */
  hasUnreadPages: () => boolean
}

export function createTextIndex(document: PdfDocument): TextIndex {
  const known = new Map<number, Promise<string[]>>()
  let hasGaps = false
  const read = async (number: number) => {
    try {
      return await (await document.getPage(number)).getText()
    } catch {
      hasGaps = true
      return []
    }
  }
  return {
    pages: document.pageCount,
    hasUnreadPages: () => hasGaps,
    runs(number) {
      const runs = known.get(number) ?? read(number)
      known.set(number, runs)
      return runs
    },
  }
}

/** Whether no page has any text: the pages are images. */
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
    yield ranges.map((range): TextMatch => ({ page, range }))
  }
}

/** The nth occurrence (from 1) in page order, the last one if there are fewer; later pages are not read. */
export async function findNth(
  index: TextIndex,
  matcher: Matcher,
  nth: number,
  signal: AbortSignal,
): Promise<TextMatch | null> {
  let last: TextMatch | null = null
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
 * The occurrence after all landmarks, each searched after the one before it; missing ones are skipped. Without one, the
 * document's first occurrence.
 */
export async function findAfter(
  index: TextIndex,
  landmarks: readonly Matcher[],
  matcher: Matcher,
  signal: AbortSignal,
): Promise<TextMatch | null> {
  let last: TextMatch | null = null
  for (const landmark of landmarks)
    last = (await findFollowing(index, landmark, last, signal)) ?? last
  return (await findFollowing(index, matcher, last, signal)) ?? findNth(index, matcher, 1, signal)
}

async function findFollowing(
  index: TextIndex,
  matcher: Matcher,
  last: TextMatch | null,
  signal: AbortSignal,
): Promise<TextMatch | null> {
  for await (const hits of searchPages(index, matcher, signal, last?.page)) {
    const hit = hits.find(
      ({ page, range }) => last === null || page > last.page || range.start >= last.range.end,
    )
    if (hit !== undefined) return hit
  }
  return null
}

const REPORT_EVERY_MS = 200

/** Every occurrence; `report` receives them during the search, and once at its end. */
export async function findAll(
  index: TextIndex,
  matcher: Matcher,
  signal: AbortSignal,
  onProgress: (hits: TextMatch[], isDone: boolean) => void,
): Promise<void> {
  const all: TextMatch[] = []
  let reportedAt = performance.now()
  for await (const hits of searchPages(index, matcher, signal)) {
    all.push(...hits)
    if (hits.length > 0 && performance.now() - reportedAt > REPORT_EVERY_MS) {
      onProgress([...all], false)
      reportedAt = performance.now()
    }
  }
  signal.throwIfAborted()
  onProgress(all, true)
}
