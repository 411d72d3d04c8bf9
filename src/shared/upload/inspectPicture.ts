import { PIXELS_MAX } from '#shared/config/limits.ts'
import { Stalled, untilStalled } from '#shared/lib/stall.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import { pixelsOf } from './pixels.ts'
import type { Problem } from './problem.ts'

/** The size of a picture stands within this, also behind the largest notes of a camera. */
const NOTES_BYTES = 1_048_576

/** Decoded, a picture takes four bytes a pixel: one after the other. */
const inTurn = createTaskQueue(1)

type PictureInspection = { kind: 'ok'; pages: null } | { kind: 'problem'; problem: Problem }

/** Decodes a picture to its end: what its first bytes promise need not be there. */
export async function inspectPicture(file: Blob): Promise<PictureInspection> {
  const head = new Uint8Array(await file.slice(0, NOTES_BYTES).arrayBuffer())
  if ((pixelsOf(head) ?? 0) > PIXELS_MAX) return { kind: 'problem', problem: 'tooManyPixels' }
  // Safari before 15 has no way to ask; the viewer says it there.
  if (!('createImageBitmap' in globalThis)) return { kind: 'ok', pages: null }
  try {
    const picture = await inTurn(async () => untilStalled(async () => createImageBitmap(file)))
    picture.close()
    return { kind: 'ok', pages: null }
  } catch (error) {
    return { kind: 'problem', problem: error instanceof Stalled ? 'tooSlow' : 'brokenPicture' }
  }
}
