import { expose } from 'comlink'
import { toGrey, type Grey } from './grey.ts'
import { judge, type Hint } from './judge.ts'

/** Large enough for edges, small enough for a cheap phone. */
const SIDE_PX = 384

async function read(picture: Blob): Promise<Grey> {
  const bitmap = await createImageBitmap(picture)
  const context = new OffscreenCanvas(SIDE_PX, SIDE_PX).getContext('2d', {
    willReadFrequently: true,
  })
  if (context === null) throw new Error('No canvas can be had.')
  context.drawImage(bitmap, 0, 0, SIDE_PX, SIDE_PX)
  bitmap.close()
  return toGrey(context.getImageData(0, 0, SIDE_PX, SIDE_PX).data, SIDE_PX)
}

const worker = {
  /** One picture after the other: a phone has no room for five at once. @throws where one cannot be read */
  judge: async (picture: Blob, others: readonly Blob[]): Promise<Hint | null> => {
    const own = await read(picture)
    const beside: Grey[] = []
    for (const other of others) beside.push(await read(other))
    return judge(own, beside)
  },
}
export type JudgeWorker = typeof worker

expose(worker)
