import { expose } from 'comlink'

/** The reference of reading a case: its bytes as JSON, nothing else. */
const worker = { parse: async (body: Blob) => void JSON.parse(await body.text()) }
export type ParseWorker = typeof worker

expose(worker)
