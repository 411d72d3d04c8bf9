import { wrap } from 'comlink'
import type { ImagesWorker } from './images.worker.ts'

/** Runs in a worker, because a large PNG takes seconds. Throws where an image or the worker's code cannot be read. */
export async function joinImages(images: readonly Blob[]): Promise<Blob> {
  const worker = new Worker(new URL('./images.worker.ts', import.meta.url), { type: 'module' })
  const workerFailure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The pictures could not be joined.')))
  })
  workerFailure.catch(() => undefined) // whoever waits for it handles the error
  try {
    const bytes = await Promise.all(
      images.map(async (image) => new Uint8Array(await image.arrayBuffer())),
    )
    const pdf = await Promise.race([wrap<ImagesWorker>(worker).join(bytes), workerFailure])
    return new Blob([new Uint8Array(pdf)], { type: 'application/pdf' })
  } finally {
    worker.terminate()
  }
}
