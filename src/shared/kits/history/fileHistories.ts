import { createStore, type ReadableStore } from '#shared/platform/lib/async/machine.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import { createHistoryThread, examineInWorker } from './examineInWorker.ts'
import type { FileHistory } from './finding.ts'

export type HistoryState = { kind: 'running' } | FileHistory
export type Histories = ReadonlyMap<string, HistoryState>

type HistoryRequest = {
  /** The file's id, under which the result is found. */
  id: string
  read: () => Promise<Blob | undefined>
  password: string | undefined
}

/**
 * The histories of a session's files, only in memory: computed from the bytes, one file at a time, and never stored, so
 * that nobody can hand in a result.
 */
export function fileHistories(ended: AbortSignal): ReadableStore<Histories> & {
  /** Does nothing for a file that was examined before. */
  request: (request: HistoryRequest) => void
} {
  const store = createStore<Histories>(new Map())
  const enqueue = createTaskQueue(1)
  const thread = createHistoryThread()
  let pending = 0
  const put = (id: string, state: HistoryState) => {
    if (!ended.aborted) store.setState(new Map([...store.getState(), [id, state]]))
  }
  ended.addEventListener('abort', () => store.setState(new Map()))

  async function examineFile({ id, read, password }: HistoryRequest) {
    const source = ended.aborted ? undefined : await read()
    if (source === undefined) put(id, { kind: 'unread', reason: 'The file is no longer here.' })
    else put(id, await examineInWorker(source, password, ended, thread))
    pending -= 1
    if (pending === 0) thread.end()
  }

  return {
    ...store,
    request(request) {
      if (store.getState().has(request.id)) return
      put(request.id, { kind: 'running' })
      pending += 1
      void enqueue(async () => examineFile(request))
    },
  }
}
