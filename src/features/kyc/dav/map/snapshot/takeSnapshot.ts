import { toBase64 } from '#shared/platform/lib/base64.ts'
import type { Circle } from '../geometry.ts'
import type { MapHandle, VisibleTile } from '../mapHandle.ts'
import type { MapMarker } from '../markers.ts'
import { fitViewport, isInViewport, project, pxPerMetre, type Viewport } from '../viewport.ts'
import {
  drawAttribution,
  drawCircle,
  drawCoordinates,
  drawDistance,
  drawPin,
  drawScaleBar,
  ROW_PX,
} from './drawLayers.ts'

const TILES_WAIT_MS = 3_000
/** Two frames; a hidden page has none. */
const FRAMES_WAIT_MS = 200
/** Canvas px per CSS px, sharp in print. */
const PIXEL_RATIO = 2
/** For a map that is hidden or failed to load. */
const FALLBACK_SIZE = { width: 480, height: 360 }
/** One white pixel, where the browser provides no canvas: the verdict can still be submitted. */
const FALLBACK_PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const twoFrames = () => Promise.race([nextFrame().then(nextFrame), wait(FRAMES_WAIT_MS)])

/** A layout that is still to come may ask for further tiles. */
async function waitForTiles(mapHandle: MapHandle): Promise<void> {
  const deadline = performance.now() + TILES_WAIT_MS
  await twoFrames()
  while (!mapHandle.areTilesSettled() && performance.now() < deadline) await wait(50)
}

type Locations = { markers: readonly MapMarker[]; circles: readonly Circle[] }
/** No tiles: a schematic. */
type MapImage = Locations & { viewport: Viewport; tiles: readonly VisibleTile[] }

/**
 * Base64 of a PNG (decisions D36, L28), drawn from the loaded tiles. Where tiles are missing or unreadable it is a
 * schematic, so that the verdict can be submitted.
 */
export async function takeSnapshot({
  mapHandle,
  ...locations
}: Locations & { mapHandle: MapHandle | null }): Promise<string> {
  const points = locations.markers.map(({ point }) => point)
  const visibleViewport = mapHandle?.getViewport() ?? null
  if (mapHandle === null || visibleViewport === null)
    return renderPngBase64({
      ...locations,
      viewport: fitViewport(points, FALLBACK_SIZE),
      tiles: [],
    })
  if (!points.every((point) => isInViewport(visibleViewport, point))) mapHandle.fitToPoints(points)
  await waitForTiles(mapHandle)
  const viewport = mapHandle.getViewport() ?? visibleViewport
  return renderPngBase64({ ...locations, viewport, tiles: mapHandle.getTiles() })
}

async function renderPngBase64(picture: MapImage): Promise<string> {
  const canvas = document.createElement('canvas')
  try {
    if (!drawMapImage(canvas, picture)) return FALLBACK_PNG_BASE64
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return png === null ? FALLBACK_PNG_BASE64 : await toBase64(png)
  } catch (error) {
    // Tiles without CORS can be shown but not read.
    if (!(error instanceof DOMException) || picture.tiles.length === 0) throw error
    return renderPngBase64({ ...picture, tiles: [] })
  } finally {
    canvas.width = 0 // frees the memory at once
  }
}

/** False where the browser provides no canvas. The locations are also written as text. */
function drawMapImage(
  canvas: HTMLCanvasElement,
  { viewport, markers, circles, tiles }: MapImage,
): boolean {
  const { width, height } = viewport
  const fullHeight = height + ROW_PX * markers.length + ROW_PX / 2
  canvas.width = width * PIXEL_RATIO
  canvas.height = fullHeight * PIXEL_RATIO
  const context = canvas.getContext('2d')
  if (context === null) return false
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  context.fillStyle = '#eef1f0'
  context.fillRect(0, 0, width, height)
  for (const { image, x, y, size } of tiles) context.drawImage(image, x, y, size, size)
  const toPixel = project(viewport)
  for (const circle of circles)
    drawCircle(context, circle, toPixel(circle.centre), circle.radiusM * pxPerMetre(viewport))
  drawDistance(context, markers, toPixel)
  for (const marker of markers) drawPin(context, marker, toPixel(marker.point))
  drawScaleBar(context, viewport)
  if (tiles.length > 0) drawAttribution(context, viewport)
  // Over what goes beyond the map
  context.fillStyle = '#ffffff'
  context.fillRect(0, height, width, fullHeight - height)
  drawCoordinates(context, markers, height + ROW_PX / 4)
  return true
}
