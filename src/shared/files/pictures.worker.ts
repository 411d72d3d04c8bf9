import { expose, transfer } from 'comlink'
import { picturesToPdf } from './picturesToPdf.ts'

const worker = {
  async join(pictures: Uint8Array[]) {
    const pdf = await picturesToPdf(pictures)
    return transfer(pdf, [pdf.buffer])
  },
}
export type PicturesWorker = typeof worker

expose(worker)
