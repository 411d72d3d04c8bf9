import { wrap, type Remote } from 'comlink'
import type { HistoryWorker } from './history.worker.ts'

export type HistoryThread = {
  get: () => { worker: Worker; remote: Remote<HistoryWorker> }
  /** Its memory goes with it; the next file starts another one. */
  end: () => void
}

/** The worker of a list of files: starting one takes longer than all checks of a typical file. */
export function createHistoryThread(): HistoryThread {
  let thread: ReturnType<HistoryThread['get']> | null = null
  const start = () => {
    const worker = new Worker(new URL('./history.worker.ts', import.meta.url), { type: 'module' })
    return { worker, remote: wrap<HistoryWorker>(worker) }
  }
  return {
    get: () => (thread ??= start()),
    end() {
      thread?.worker.terminate()
      thread = null
    },
  }
}
