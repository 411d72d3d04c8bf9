import * as v from 'valibot'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { clampZoom, ZOOM_STEP } from './zoom.ts'

/** CSS px: smaller letters are zoomed to this size (decisions L88). */
const READABLE_PX = 9

/** The zoom that a user set while a match was shown; used for later matches, in other files too. */
export const storedMatchZoom = createStoredValue({
  key: PERSISTENT_KEYS.findZoom,
  scope: 'device',
  schema: v.number(),
  whenUnreadable: 'removed',
})

type MatchZoomInput = {
  zoom: number
  fontPx: number
  fullWidthZoom: number
  isSetByUser: boolean
  storedZoom: number | null
}

/** Unchanged where the match is readable, else the user's own zoom, else the smallest readable one. */
export function zoomForMatch(input: MatchZoomInput): number {
  const { zoom, fontPx, fullWidthZoom, isSetByUser, storedZoom } = input
  if (isSetByUser || !(fontPx > 0 && fontPx < READABLE_PX)) return zoom
  if (storedZoom !== null) return clampZoom(storedZoom)
  const readableZoom = (zoom * READABLE_PX) / fontPx
  const nextStep = Math.ceil(readableZoom / ZOOM_STEP) / Math.round(1 / ZOOM_STEP)
  const fits = readableZoom <= fullWidthZoom
  return Math.max(zoom, clampZoom(fits ? Math.min(nextStep, fullWidthZoom) : nextStep))
}
