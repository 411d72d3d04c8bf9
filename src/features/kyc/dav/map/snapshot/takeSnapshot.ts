import { toBase64 } from '#shared/lib/base64.ts'
import { shows } from '../frame.ts'
import type { Circle } from '../geometry.ts'
import type { MapStage } from '../mapStage.ts'
import type { Mark } from '../marks.ts'
import { drawPicture, viewWithoutMap, type Picture } from './drawPicture.ts'

/** How long a picture waits for tiles that are on their way. */
const TILES_WAIT_MS = 3_000
/** Two frames of a page that is shown; one that is hidden has none. */
const FRAMES_WAIT_MS = 200

/** A white dot, for a browser that gives no canvas: a verdict is not lost over its picture. */
const NO_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const twoFrames = () => Promise.race([nextFrame().then(nextFrame), pause(FRAMES_WAIT_MS)])

/** Until all tiles of the view are there, but not for ever. */
async function settled(stage: MapStage): Promise<void> {
  const until = performance.now() + TILES_WAIT_MS
  while (!stage.isComplete() && performance.now() < until) await pause(50)
  await twoFrames()
}

type SnapshotOf = {
  /** Null: the map's code did not come. */
  stage: MapStage | null
  marks: readonly Mark[]
  circles: readonly Circle[]
}

/**
 * Raw base64 of a PNG of what the reviewer sees (decisions D36), its places in sight. Drawn by us, of the tiles that are
 * there: a library that rebuilds the page reads its styles, and stumbles over those that it does not know. Tiles that
 * are missing, or that may not be read, give a schematic; nothing keeps a verdict from being submitted.
 */
export async function takeSnapshot({ stage, marks, circles }: SnapshotOf): Promise<string> {
  const shown = stage?.view() ?? null
  if (stage === null || shown === null)
    return pictureOf({ view: viewWithoutMap(marks), marks, circles, tiles: [] })
  const points = marks.map(({ point }) => point)
  if (!points.every((point) => shows(shown, point))) stage.show(points)
  await settled(stage)
  const view = stage.view() ?? shown
  const tiles = stage.isComplete() ? stage.tiles() : []
  return pictureOf({ view, marks, circles, tiles })
}

async function pictureOf(picture: Picture): Promise<string> {
  const canvas = document.createElement('canvas')
  try {
    if (!drawPicture(canvas, picture)) return NO_PICTURE
    const png = await encode(canvas)
    return png === null ? NO_PICTURE : await toBase64(png)
  } catch (error) {
    // Tiles of a server without CORS may be looked at and not be read.
    if (!(error instanceof DOMException) || picture.tiles.length === 0) throw error
    return pictureOf({ ...picture, tiles: [] })
  } finally {
    canvas.width = 0 // gives the memory back at once
  }
}

const encode = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
