import { createStore, type ReadableStore } from '#shared/platform/lib/async/machine.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import { examineInWorker } from './examineInWorker.ts'
import type { FileHistory } from './finding.ts'
import { createHistoryThread } from './historyThread.ts'
import { withSetFindings, type ListedFile } from './rules/sets/listedFiles.ts'

export type HistoryState = { kind: 'running' } | FileHistory
export type Histories = ReadonlyMap<string, HistoryState>

type HistoryRequest = {
  /** The file's id, under which the result is found. */
  id: string
  read: () => Promise<Blob | undefined>
  password: string | undefined
  /** Where it stands beside other files, which are compared. */
  listed?: ListedFile
}

/**
 * The histories of a session's files, only in memory: computed from the bytes, one file at a time, and never stored, so
 * that nobody can hand in a result.
 */
export function fileHistories(ended: AbortSignal): ReadableStore<Histories> & {
  /** Does nothing for a file that was examined before. */
  request: (request: HistoryRequest) => void
  /** The file left its list; its history stays. */
  leaveList: (id: string) => void
} {
  const store = createStore<Histories>(new Map())
  const enqueue = createTaskQueue(1)
  const thread = createHistoryThread()
  let pending = 0
  const listed = new Map<string, ListedFile>()
  let own: Histories = new Map()
  const show = (next: Histories) => {
    own = ended.aborted ? new Map() : next
    store.setState(withSetFindings(own, listed))
  }
  const put = (id: string, state: HistoryState) => show(new Map([...own, [id, state]]))
  ended.addEventListener('abort', () => show(own))

  async function examineFile({ id, read, password }: HistoryRequest) {
    try {
      const source = ended.aborted ? undefined : await read()
      if (source === undefined) put(id, { kind: 'unread', reason: 'The file is no longer here.' })
      else put(id, await examineInWorker(source, password, ended, thread))
    } finally {
      pending -= 1
      if (pending === 0) thread.end()
    }
  }

  return {
    ...store,
    request(request) {
      if (request.listed !== undefined) listed.set(request.id, request.listed)
      if (own.has(request.id)) return show(own)
      put(request.id, { kind: 'running' })
      pending += 1
      void enqueue(async () => examineFile(request))
    },
    leaveList(id) {
      if (listed.delete(id)) show(own)
    },
  }
}
