import * as v from 'valibot'
import { createStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { PERSISTENT_KEYS } from '#shared/platform/session/storageKeys.ts'
import { clampZoom, ZOOM_STEP } from './zoom.ts'

/** CSS px: the smallest readable letter size. */
const READABLE_PX = 11
const COMFORTABLE_PX = 13

/** The zoom that a user set while a match was shown; used for later matches, in other files too. */
export const storedMatchZoom = createStoredValue({
  key: PERSISTENT_KEYS.findZoom,
  scope: 'device',
  schema: v.number(),
  whenUnreadable: 'removed',
})

type MatchZoomInput = {
  zoom: number
  /** Letter size of the match at this zoom, in CSS px. */
  fontPx: number
  isSetByUser: boolean
  storedZoom: number | null
}

/** The zoom for a match: the user's own, else one at which it is readable. */
export function zoomForMatch({ zoom, fontPx, isSetByUser, storedZoom }: MatchZoomInput): number {
  if (isSetByUser) return zoom
  if (storedZoom !== null) return clampZoom(storedZoom)
  if (!(fontPx > 0 && fontPx < READABLE_PX)) return zoom
  const readableZoom = (zoom * COMFORTABLE_PX) / fontPx
  return Math.max(zoom, clampZoom(Math.round(readableZoom / ZOOM_STEP) / Math.round(1 / ZOOM_STEP)))
}
