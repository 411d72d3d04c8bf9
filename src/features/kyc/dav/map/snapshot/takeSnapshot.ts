import { toBase64 } from '#shared/platform/lib/base64.ts'
import type { Circle } from '../geometry.ts'
import type { MapHandle, VisibleTile } from '../mapHandle.ts'
import type { MapMarker } from '../markers.ts'
import { fitViewport, isInViewport, project, pxPerMetre, type Viewport } from '../viewport.ts'
import {
  drawAttribution,
  drawBackground,
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

type SnapshotInput = {
  mapHandle: MapHandle | null
  markers: readonly MapMarker[]
  circles: readonly Circle[]
}

/**
 * Base64 of a PNG (decisions D36). Drawn by us from the loaded tiles, because DOM-to-image libraries fail on unknown
 * styles. Where tiles are missing or unreadable it is a schematic, so that the verdict can be submitted.
 */
export async function takeSnapshot({
  mapHandle,
  markers,
  circles,
}: SnapshotInput): Promise<string> {
  const visibleViewport = mapHandle?.getViewport() ?? null
  if (mapHandle === null || visibleViewport === null)
    return renderPngBase64({ viewport: fallbackViewport(markers), markers, circles, tiles: [] })
  const points = markers.map(({ point }) => point)
  if (!points.every((point) => isInViewport(visibleViewport, point))) mapHandle.fitToPoints(points)
  await waitForTiles(mapHandle)
  const viewport = mapHandle.getViewport() ?? visibleViewport
  return renderPngBase64({ viewport, markers, circles, tiles: mapHandle.getTiles() })
}

async function renderPngBase64(picture: MapImage): Promise<string> {
  const canvas = document.createElement('canvas')
  try {
    if (!drawMapImage(canvas, picture)) return FALLBACK_PNG_BASE64
    const png = await encode(canvas)
    return png === null ? FALLBACK_PNG_BASE64 : await toBase64(png)
  } catch (error) {
    // Tiles without CORS can be shown but not read.
    if (!(error instanceof DOMException) || picture.tiles.length === 0) throw error
    return renderPngBase64({ ...picture, tiles: [] })
  } finally {
    canvas.width = 0 // frees the memory at once
  }
}

const encode = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })

/** Canvas px per CSS px, sharp in print. */
const PIXEL_RATIO = 2

type MapImage = {
  viewport: Viewport
  markers: readonly MapMarker[]
  circles: readonly Circle[]
  /** Empty: a schematic without tiles. */
  tiles: readonly VisibleTile[]
}

/** For a map that is hidden or failed to load. */
const fallbackViewport = (markers: readonly MapMarker[]): Viewport =>
  fitViewport(
    markers.map(({ point }) => point),
    { width: 480, height: 360 },
  )

/** The locations are also written as text. A coordinate grid gives a schematic to scale without tiles. */
function drawMapImage(
  canvas: HTMLCanvasElement,
  { viewport, markers, circles, tiles }: MapImage,
): boolean {
  const height = viewport.height + ROW_PX * markers.length + ROW_PX / 2
  canvas.width = viewport.width * PIXEL_RATIO
  canvas.height = height * PIXEL_RATIO
  const context = canvas.getContext('2d')
  if (context === null) return false
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, viewport.width, height)

  context.save()
  context.beginPath()
  context.rect(0, 0, viewport.width, viewport.height)
  context.clip()
  drawBackground(context, viewport)
  for (const { image, x, y, size } of tiles) context.drawImage(image, x, y, size, size)
  const toPixel = project(viewport)
  for (const circle of circles)
    drawCircle(context, circle, toPixel(circle.centre), circle.radiusM * pxPerMetre(viewport))
  drawDistance(context, markers, toPixel)
  for (const marker of markers) drawPin(context, marker, toPixel(marker.point))
  drawScaleBar(context, viewport)
  if (tiles.length > 0) drawAttribution(context, viewport)
  context.restore()

  drawCoordinates(context, markers, viewport.height + ROW_PX / 4)
  return true
}
