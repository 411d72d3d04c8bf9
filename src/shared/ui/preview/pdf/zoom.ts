/** 1 is the page's whole width (analyzers §2). */
export const ZOOM_STEP = 0.1
export const ZOOM_MIN = 1
/** Our own: above this a page exceeds a phone's canvas limit. */
export const ZOOM_MAX = 4

const STEPS_PER_UNIT = Math.round(1 / ZOOM_STEP)
/** Fit width gives zooms such as 1.2999…: without tolerance the next step would show the same number. */
const TOLERANCE = 1e-6

export const canZoomOut = (zoom: number): boolean => zoom > ZOOM_MIN + TOLERANCE
export const canZoomIn = (zoom: number): boolean => zoom < ZOOM_MAX - TOLERANCE
export const clampZoom = (zoom: number): number => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom))

/** The next tenth above, without adding up rounding errors. */
export function zoomIn(zoom: number): number {
  return clampZoom((Math.floor(zoom * STEPS_PER_UNIT + TOLERANCE) + 1) / STEPS_PER_UNIT)
}

export function zoomOut(zoom: number): number {
  return clampZoom((Math.ceil(zoom * STEPS_PER_UNIT - TOLERANCE) - 1) / STEPS_PER_UNIT)
}

/** 1.1 → '110%'. */
export const zoomLabel = (zoom: number): string => `${Math.round(zoom * 100)}%`
