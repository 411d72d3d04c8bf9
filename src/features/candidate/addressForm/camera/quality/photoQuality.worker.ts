import { expose } from 'comlink'
import {
  findQualityIssue,
  type QualityIssue,
  toGrayscale,
  type GrayscaleImage,
} from './findQualityIssue.ts'

/** Large enough for edges, small enough for a cheap phone. */
const SIDE_PX = 384

async function read(picture: Blob): Promise<GrayscaleImage> {
  const bitmap = await createImageBitmap(picture)
  const context = new OffscreenCanvas(SIDE_PX, SIDE_PX).getContext('2d', {
    willReadFrequently: true,
  })
  if (context === null) throw new Error('No canvas can be had.')
  context.drawImage(bitmap, 0, 0, SIDE_PX, SIDE_PX)
  bitmap.close()
  return toGrayscale(context.getImageData(0, 0, SIDE_PX, SIDE_PX).data, SIDE_PX)
}

const worker = {
  /**
   * Reads one picture at a time to save memory.
   * @throws where one cannot be read
   */
  findIssue: async (picture: Blob, others: readonly Blob[]): Promise<QualityIssue | null> => {
    const own = await read(picture)
    const beside: GrayscaleImage[] = []
    for (const other of others) beside.push(await read(other))
    return findQualityIssue(own, beside)
  },
}
export type PhotoQualityWorker = typeof worker

expose(worker)
