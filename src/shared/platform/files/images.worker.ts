import { expose, transfer } from 'comlink'
import { imagesToPdf } from './imagesToPdf.ts'

const worker = {
  async join(images: Uint8Array[]) {
    const pdf = await imagesToPdf(images)
    return transfer(pdf, [pdf.buffer])
  },
}
export type ImagesWorker = typeof worker

expose(worker)
