import type { RowToFind } from '../../viewerProps.ts'
import { findValue, type TextRange } from './findText.ts'
import type { TextIndex, TextMatch } from './textIndex.ts'

/** A row is at most this long, from its first text on: a narration of several lines. */
const ROW_MAX_LENGTH = 400

type Page = { number: number; text: string; starts: Map<string, TextRange[]> }

/**
 * Of several places with a row's first and last text, the one that also has the texts between, and that no earlier row
 * has taken. In the order of `rows`.
 */
export async function findRows(
  index: TextIndex,
  rows: readonly RowToFind[],
  signal: AbortSignal,
): Promise<TextMatch[]> {
  const pages: Page[] = []
  for (let number = 1; number <= index.pages; number += 1) {
    signal.throwIfAborted()
    const text = (await index.runs(number)).join('')
    pages.push({ number, text, starts: new Map() })
  }
  const taken = new Set<string>()
  const matches = rows.flatMap((row) => {
    const candidates = pages.flatMap((page) => candidatesOn(page, row))
    const free = candidates.filter((match) => !taken.has(keyOf(match)))
    const match = free.find(({ isComplete }) => isComplete) ?? free[0]
    if (match === undefined) return []
    taken.add(keyOf(match))
    return [{ page: match.page, range: match.range }]
  })
  return matches.sort((a, b) => a.page - b.page || a.range.start - b.range.start)
}

const keyOf = ({ page, range }: TextMatch) => `${page} ${range.start}`

type Candidate = TextMatch & { isComplete: boolean }

function candidatesOn(page: Page, { text, precedingTexts }: RowToFind): Candidate[] {
  const [first, ...between] = precedingTexts
  const starts = page.starts.get(first) ?? findValue(page.text, first)
  page.starts.set(first, starts)
  return starts.flatMap(({ end }) => {
    const row = page.text.slice(end, end + ROW_MAX_LENGTH)
    const [range] = findValue(row, text)
    if (range === undefined) return []
    const isComplete = between.every(
      (part) => findValue(row.slice(0, range.start), part).length > 0,
    )
    return [
      {
        page: page.number,
        range: { start: end + range.start, end: end + range.end },
        isComplete,
      },
    ]
  })
}
