import { expose, transfer } from 'comlink'
import { imagesToPdf } from './imagesToPdf.ts'

const worker = {
  async join(pictures: Uint8Array[]) {
    const pdf = await imagesToPdf(pictures)
    return transfer(pdf, [pdf.buffer])
  },
}
export type ImagesWorker = typeof worker

expose(worker)
