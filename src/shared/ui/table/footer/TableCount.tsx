import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { DensitySwitch } from '../DensitySwitch.tsx'

type TableCountProps = {
  found: number
  total: number
  isFiltered: boolean
}

export function TableCount({ found, total, isFiltered }: TableCountProps) {
  const footerRef = useRef<HTMLDivElement>(null)
  const visibleRows = useRowsThatFit(footerRef)
  return (
    <div ref={footerRef} className="table-footer table-count">
      <p>{describeRowCount({ found, total, isFiltered, visibleRows })}</p>
      <DensitySwitch />
    </div>
  )
}

type Counts = {
  found: number
  total: number
  isFiltered: boolean
  /** Null where nothing scrolls. */
  visibleRows: number | null
}

/** 'Showing 9 of 38. Scroll or search for the rest.', '38 in all', '3 of 38 match.' */
export function describeRowCount({ found, total, isFiltered, visibleRows }: Counts): string {
  const hasMore = visibleRows !== null && visibleRows < found
  if (isFiltered) {
    const verb = found === 1 ? 'matches' : 'match'
    const match = `${formatCount(found)} of ${formatCount(total)} ${verb}.`
    return hasMore ? `${match} Scroll for the rest.` : match
  }
  return hasMore
    ? `Showing ${formatCount(visibleRows)} of ${formatCount(total)}. Scroll or search for the rest.`
    : `${formatCount(total)} in total`
}

/** Whole rows that the table's frame shows at once; null for cards, which scroll with the page. */
function useRowsThatFit(footerRef: RefObject<HTMLElement | null>): number | null {
  const [fit, setFit] = useState<number | null>(null)
  useLayoutEffect(() => {
    // The panel's own ref is not set yet when its children's effects run.
    const panel = footerRef.current?.closest('.panel') ?? null
    if (panel === null) return undefined
    const measure = () => setFit(rowsThatFit(panel.querySelector<HTMLElement>('.table-frame')))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(panel)
    return () => observer.disconnect()
  }, [footerRef])
  return fit
}

/** Uses the frame's maximum height, so that it also holds for a growing list. */
function rowsThatFit(frame: HTMLElement | null): number | null {
  const row = frame?.querySelector<HTMLElement>('[data-row]') ?? null
  const header = frame?.querySelector('thead') ?? null
  if (frame === null || row === null || header === null || row.offsetHeight === 0) return null
  const maxHeight = Number.parseFloat(getComputedStyle(frame).maxHeight)
  if (Number.isNaN(maxHeight)) return null
  const scrollbar = frame.offsetHeight - frame.clientHeight
  return Math.max(1, Math.floor((maxHeight - scrollbar - header.offsetHeight) / row.offsetHeight))
}
