import type { TextRange } from './findText.ts'

/** What to mark on one page: ranges of its text; the one to look at by its index, if it is on this page. */
export type PageMarks = { ranges: readonly TextRange[]; current: number | null }

type Piece = { text: string; mark: number | null }

/** A run cut at the borders of the ranges. `offset` is where the run begins in the text of the page. */
export function cutRun(run: string, offset: number, ranges: readonly TextRange[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  ranges.forEach(({ start, end }, mark) => {
    const from = Math.max(at, start - offset)
    const to = Math.min(run.length, end - offset)
    if (to <= from) return
    if (from > at) pieces.push({ text: run.slice(at, from), mark: null })
    pieces.push({ text: run.slice(from, to), mark })
    at = to
  })
  if (at < run.length) pieces.push({ text: run.slice(at), mark: null })
  return pieces
}

/**
 * Marks ranges in a text layer, and unmarks what was marked before.
 * @param spans one element a run, in their order
 * @returns the element that begins the current range
 */
export function paintMarks(
  spans: readonly HTMLElement[],
  runs: readonly string[],
  { ranges, current }: PageMarks,
): HTMLElement | null {
  let offset = 0
  let found: HTMLElement | null = null
  runs.forEach((run, index) => {
    const span = spans[index]
    const begin = offset
    offset += run.length
    if (span === undefined) return
    const visible = run.endsWith('\n') ? run.slice(0, -1) : run
    const isTouched = ranges.some(({ start, end }) => start < offset && end > begin)
    if (!isTouched) {
      if (span.firstElementChild !== null) span.textContent = visible
      return
    }
    span.replaceChildren(
      ...cutRun(visible, begin, ranges).map(({ text, mark }) => {
        if (mark === null) return text
        const element = document.createElement('mark')
        element.textContent = text
        if (mark === current) {
          element.className = 'is-current'
          found ??= element
        }
        return element
      }),
    )
  })
  return found
}
