import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { formatCount } from '#shared/lib/plural.ts'

type TableCountProps = {
  /** How many rows are left by search and filters. */
  found: number
  /** How many there are without them. */
  total: number
  isNarrowed: boolean
}

/** How many there are, how many match, and whether there is more to scroll to. */
export function TableCount({ found, total, isNarrowed }: TableCountProps) {
  const foot = useRef<HTMLDivElement>(null)
  const fit = useRowsThatFit(foot)
  return (
    <div ref={foot} className="table-foot table-count">
      <p>{countText({ found, total, isNarrowed, fit })}</p>
    </div>
  )
}

type Counts = {
  found: number
  total: number
  isNarrowed: boolean
  /** How many rows are seen at once; null where nothing scrolls. */
  fit: number | null
}

/** 'Showing 9 of 38. Scroll or search for the rest.', '38 in all', '3 of 38 match.' */
export function countText({ found, total, isNarrowed, fit }: Counts): string {
  const hasMore = fit !== null && fit < found
  if (isNarrowed) {
    const verb = found === 1 ? 'matches' : 'match'
    const match = `${formatCount(found)} of ${formatCount(total)} ${verb}.`
    return hasMore ? `${match} Scroll for the rest.` : match
  }
  return hasMore
    ? `Showing ${formatCount(fit)} of ${formatCount(total)}. Scroll or search for the rest.`
    : `${formatCount(total)} in all`
}

/** How many whole rows the table's frame shows at once; null where cards stand for rows, which scroll with the page. */
function useRowsThatFit(foot: RefObject<HTMLElement | null>): number | null {
  const [fit, setFit] = useState<number | null>(null)
  useLayoutEffect(() => {
    // The panel's own ref is not set yet when the effects of what stands in it run.
    const panel = foot.current?.closest('.panel') ?? null
    if (panel === null || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setFit(rowsThatFit(panel.querySelector<HTMLElement>('.table-frame')))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(panel)
    return () => observer.disconnect()
  }, [foot])
  return fit
}

/** By the frame's greatest height, so that it holds for a list that is about to grow too. */
function rowsThatFit(frame: HTMLElement | null): number | null {
  const row = frame?.querySelector<HTMLElement>('[data-row]') ?? null
  const head = frame?.querySelector('thead') ?? null
  if (frame === null || row === null || head === null || row.offsetHeight === 0) return null
  const greatest = Number.parseFloat(getComputedStyle(frame).maxHeight)
  if (Number.isNaN(greatest)) return null
  const scrollbar = frame.offsetHeight - frame.clientHeight
  return Math.max(1, Math.floor((greatest - scrollbar - head.offsetHeight) / row.offsetHeight))
}
