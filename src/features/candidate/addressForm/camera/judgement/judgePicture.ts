import { wrap } from 'comlink'
import type { Hint } from './judge.ts'
import type { JudgeWorker } from './judge.worker.ts'

/** Nobody waits longer for advice. */
const GIVE_UP_MS = 4_000

/** What is wrong with a photo, found in a worker; null where nothing is, or this browser cannot look. */
export async function judgePicture(picture: Blob, others: readonly Blob[]): Promise<Hint | null> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null
  const worker = new Worker(new URL('judge.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const unanswered = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), GIVE_UP_MS)
    worker.addEventListener('error', () => resolve(null))
  })
  try {
    const remote = wrap<JudgeWorker>(worker)
    // Without a hint the photo is as good as the person finds it.
    return await Promise.race([remote.judge(picture, others).catch(() => null), unanswered])
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
