import { wrap } from 'comlink'
import type { PicturesWorker } from './pictures.worker.ts'

/**
 * Several pictures as one PDF, made in a worker: a large PNG takes seconds to unpack.
 * @throws where a picture cannot be read, or the worker's code did not come
 */
export async function joinPictures(pictures: readonly Blob[]): Promise<Blob> {
  const worker = new Worker(new URL('./pictures.worker.ts', import.meta.url), { type: 'module' })
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The pictures could not be joined.')))
  })
  died.catch(() => undefined) // it is told to whoever waits
  try {
    const bytes = await Promise.all(
      pictures.map(async (picture) => new Uint8Array(await picture.arrayBuffer())),
    )
    const pdf = await Promise.race([wrap<PicturesWorker>(worker).join(bytes), died])
    return new Blob([new Uint8Array(pdf)], { type: 'application/pdf' })
  } finally {
    worker.terminate()
  }
}
