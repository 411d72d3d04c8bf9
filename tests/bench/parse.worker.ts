import { expose } from 'comlink'

/** The reference of reading a case: only parsing its bytes as JSON. */
const worker = { parse: async (body: Blob) => void JSON.parse(await body.text()) }
export type ParseWorker = typeof worker

expose(worker)
