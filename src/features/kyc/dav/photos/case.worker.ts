import { expose, transfer } from 'comlink'
import { readCase, type ReadCase } from './readCase.ts'

/** Photos pass between threads without a copy. */
const worker = {
  async readCase(body: Blob): Promise<ReadCase> {
    const read = await readCase(body)
    if (read.kind === 'misfit') return read
    const photos = Object.values(read.reviewed.photos)
    return transfer(read, [...new Set(photos.map(({ jpeg }) => jpeg.buffer))])
  },
}
export type CaseWorker = typeof worker

expose(worker)
