/** Zoom of every viewer (analyzers §2): 1 is the whole width of the page, steps of 0.1, out only above 1. */
export const ZOOM_STEP = 0.1
export const ZOOM_MIN = 1
/** Our own: above this a page is larger than a phone's canvas may be. */
export const ZOOM_MAX = 4

const STEPS_PER_UNIT = Math.round(1 / ZOOM_STEP)
/** Fit width gives zooms such as 1.2999…: without slack the next step would land on the same figure. */
const SLACK = 1e-6

export const canZoomOut = (zoom: number): boolean => zoom > ZOOM_MIN + SLACK
export const canZoomIn = (zoom: number): boolean => zoom < ZOOM_MAX - SLACK
export const clampZoom = (zoom: number): number => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom))

/** The next tenth above, never a sum of tenths: 1.1 + 0.1 + … would drift. */
export function zoomIn(zoom: number): number {
  return clampZoom((Math.floor(zoom * STEPS_PER_UNIT + SLACK) + 1) / STEPS_PER_UNIT)
}

export function zoomOut(zoom: number): number {
  return clampZoom((Math.ceil(zoom * STEPS_PER_UNIT - SLACK) - 1) / STEPS_PER_UNIT)
}

/** 1.1 → '110%'. */
export const zoomLabel = (zoom: number): string => `${Math.round(zoom * 100)}%`
