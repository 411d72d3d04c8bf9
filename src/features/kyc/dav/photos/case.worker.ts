import { expose } from 'comlink'
import { readCase } from './readCase.ts'

/** Blobs pass between threads without a copy. */
const worker = { readCase }
export type CaseWorker = typeof worker

expose(worker)
