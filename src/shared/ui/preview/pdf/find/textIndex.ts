import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'
import type { TextRange } from './findText.ts'

export type TextMatch = { page: number; range: TextRange }
export type Matcher = (text: string) => TextRange[]

/** Read once per page, for the text layer and every search. */
export type TextIndex = {
  /** Empty for a page that cannot be read or takes too long. */
  runs: (page: number) => Promise<string[]>
  pages: number
  /** A missing value may be on an unread page. */
  hasUnreadPages: () => boolean
}

export function createTextIndex(document: PdfDocument): TextIndex {
  const cache = new Map<number, Promise<string[]>>()
  let hasUnread = false
  const read = async (number: number) => {
    try {
      return await (await document.getPage(number)).getText()
    } catch {
      hasUnread = true
      return []
    }
  }
  return {
    pages: document.pageCount,
    hasUnreadPages: () => hasUnread,
    runs(number) {
      const runs = cache.get(number) ?? read(number)
      cache.set(number, runs)
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
  let counted = 0
  for await (const matches of searchPages(index, matcher, signal)) {
    const match = matches[nth - counted - 1]
    if (match !== undefined) return match
    counted += matches.length
    last = matches.at(-1) ?? last
  }
  return last
}

/** Searches after all landmarks, each of which is searched after the one before it. Skips missing ones. */
export async function findAfter(
  index: TextIndex,
  precedingMatchers: readonly Matcher[],
  matcher: Matcher,
  signal: AbortSignal,
): Promise<TextMatch | null> {
  let last: TextMatch | null = null
  for (const precedingMatcher of precedingMatchers)
    last = (await findFollowing(index, precedingMatcher, last, signal)) ?? last
  return (await findFollowing(index, matcher, last, signal)) ?? findNth(index, matcher, 1, signal)
}

async function findFollowing(
  index: TextIndex,
  matcher: Matcher,
  last: TextMatch | null,
  signal: AbortSignal,
): Promise<TextMatch | null> {
  for await (const matches of searchPages(index, matcher, signal, last?.page)) {
    const match = matches.find(
      ({ page, range }) => last === null || page > last.page || range.start >= last.range.end,
    )
    if (match !== undefined) return match
  }
  return null
}

const REPORT_EVERY_MS = 200

/** Calls `onProgress` with the matches during the search, and once at its end. */
export async function findAll(
  index: TextIndex,
  matcher: Matcher,
  signal: AbortSignal,
  onProgress: (matches: TextMatch[], isDone: boolean) => void,
): Promise<void> {
  const all: TextMatch[] = []
  let reportedAt = performance.now()
  for await (const matches of searchPages(index, matcher, signal)) {
    all.push(...matches)
    if (matches.length > 0 && performance.now() - reportedAt > REPORT_EVERY_MS) {
      onProgress([...all], false)
      reportedAt = performance.now()
    }
  }
  signal.throwIfAborted()
  onProgress(all, true)
}
