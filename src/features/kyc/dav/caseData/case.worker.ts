import { expose, transfer } from 'comlink'
import { readCase, type ReadCaseResult } from './readCase.ts'

/** Photo bytes are transferred, not copied. */
const worker = {
  async readCase(body: Blob): Promise<ReadCaseResult> {
    const read = await readCase(body)
    if (read.kind === 'invalid') return read
    const photos = Object.values(read.reviewCase.photos)
    return transfer(read, [...new Set(photos.map(({ jpeg }) => jpeg.buffer))])
  },
}
export type CaseWorker = typeof worker

expose(worker)
