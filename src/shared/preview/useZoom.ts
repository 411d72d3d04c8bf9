import { useState } from 'react'
import { foundZoom, keptFindZoom } from './foundZoom.ts'
import { ZOOM_MIN } from './zoom.ts'

/** Zoom of a PDF: as its reader sets it, or as what was found needs it. */
export function useZoom() {
  const [{ zoom, isChosen }, setState] = useState({ zoom: ZOOM_MIN, isChosen: false })

  /** By hand; while something found is looked at, the next one is shown at this zoom too. */
  const choose = (next: number, { isFound }: { isFound: boolean }) => {
    setState({ zoom: next, isChosen: true })
    if (isFound) keptFindZoom.write(next)
  }
  /** @returns whether the zoom changes for this mark */
  const zoomTo = (mark: HTMLElement): boolean => {
    const fontPx = Number.parseFloat(getComputedStyle(mark).fontSize)
    const next = foundZoom({ zoom, fontPx, isChosen, before: keptFindZoom.read() })
    if (next === zoom) return false
    setState({ zoom: next, isChosen })
    return true
  }
  return { zoom, choose, zoomTo }
}
