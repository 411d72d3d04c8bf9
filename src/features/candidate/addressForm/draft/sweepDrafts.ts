import { draftNames, removeDraft } from './draftStore.ts'
import { whileFree } from './tabLock.ts'

/**
 * How often a draft is looked for without a tab, and how far apart, before it is deleted: a reload lets go of its draft
 * too, for seconds. No longer: what a closed tab has left is somebody's, and this page may be closed as well.
 */
const LOOKS = 5
const LOOK_EVERY_MS = 1_000

/** Deletes what tabs that are gone have left on the phone (decisions D68). Rejects where the disk refuses. */
export async function sweepDrafts(own: string, over: AbortSignal): Promise<void> {
  let left = (await draftNames()).filter((name) => name !== own)
  for (let look = 0; look < LOOKS && left.length > 0; look += 1) {
    left = await freeOf(left)
    await pause(LOOK_EVERY_MS, over)
    if (over.aborted) return
  }
  for (const name of left) await whileFree(name, async () => removeDraft(name))
}

async function freeOf(names: readonly string[]): Promise<string[]> {
  const free = await Promise.all(names.map(async (name) => whileFree(name, async () => undefined)))
  return names.filter((_, nth) => free[nth])
}

const pause = (ms: number, over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    over.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
