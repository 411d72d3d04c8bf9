import type { TextRange } from './findText.ts'

/** `current` is null where the current range is on another page. */
export type PageHighlights = { ranges: readonly TextRange[]; current: number | null }

type Segment = { text: string; highlight: number | null }

/** A run split at the borders of the ranges. `offset` is the run's start in the page's text. */
export function splitRun(run: string, offset: number, ranges: readonly TextRange[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  ranges.forEach(({ start, end }, highlight) => {
    const from = Math.max(at, start - offset)
    const to = Math.min(run.length, end - offset)
    if (to <= from) return
    if (from > at) segments.push({ text: run.slice(at, from), highlight: null })
    segments.push({ text: run.slice(from, to), highlight })
    at = to
  })
  if (at < run.length) segments.push({ text: run.slice(at), highlight: null })
  return segments
}

/** Removes earlier highlights. Returns the first element of the current range. `spans`: one per run. */
export function renderHighlights(
  spans: readonly HTMLElement[],
  runs: readonly string[],
  { ranges, current }: PageHighlights,
): HTMLElement | null {
  let offset = 0
  let found: HTMLElement | null = null
  runs.forEach((run, index) => {
    const span = spans[index]
    const runStart = offset
    offset += run.length
    if (span === undefined) return
    const visible = run.endsWith('\n') ? run.slice(0, -1) : run
    const isTouched = ranges.some(({ start, end }) => start < offset && end > runStart)
    if (!isTouched) {
      if (span.firstElementChild !== null) span.textContent = visible
      return
    }
    span.replaceChildren(
      ...splitRun(visible, runStart, ranges).map(({ text, highlight }) => {
        if (highlight === null) return text
        const element = document.createElement('mark')
        element.textContent = text
        if (highlight === current) {
          element.className = 'is-current'
          found ??= element
        }
        return element
      }),
    )
  })
  return found
}
