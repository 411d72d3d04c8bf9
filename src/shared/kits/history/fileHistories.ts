import { createStore, type ReadableStore } from '#shared/platform/lib/async/machine.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import type { FileHistory } from './finding.ts'
import { withSetFindings, type ListedFile } from './rules/sets/listedFiles.ts'
import { examineInWorker } from './worker/examineInWorker.ts'
import { createHistoryThread } from './worker/historyThread.ts'

export type HistoryState = { kind: 'running' } | FileHistory
export type Histories = ReadonlyMap<string, HistoryState>

/** `isCopy`: the original was locked, and only a copy of its pages is left. */
export type OriginalFile = { source: Blob; password: string | undefined; isCopy: boolean }
/** Undefined: the bytes are gone. */
export type ReadOriginal = () => Promise<OriginalFile | undefined>

type HistoryRequest = {
  /** The file's id, under which the result is found. */
  id: string
  read: ReadOriginal
  /** Where it stands beside other files, which are compared. */
  listed?: ListedFile
}

const COPY = 'Only a copy without its password is here. What the original held is lost in it.'

/**
 * The histories of a session's files, only in memory: computed from the bytes, one file at a time, and never stored, so
 * that nobody can hand in a result.
 */
export function fileHistories(ended: AbortSignal): ReadableStore<Histories> & {
  /** Does nothing for a file that was examined before. */
  request: (request: HistoryRequest) => void
  /** The file left `list`; its history stays, also where another list has it by now. */
  leaveList: (id: string, list: string) => void
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

  async function examineFile({ id, read }: HistoryRequest) {
    try {
      const original = ended.aborted ? undefined : await read()
      if (original === undefined)
        return put(id, { kind: 'unread', reason: 'The file is no longer here.' })
      const history = await examineInWorker(original.source, original.password, ended, thread)
      put(id, original.isCopy && history.kind === 'read' ? ofCopy(history) : history)
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
    leaveList(id, list) {
      if (listed.get(id)?.list !== list) return
      listed.delete(id)
      show(own)
    },
  }
}

/** Of a copy, only what its pages show is known. */
const ofCopy = (history: Extract<FileHistory, { kind: 'read' }>): FileHistory => ({
  ...history,
  notChecked: [
    ...history.notChecked,
    ...(['versions', 'origin', 'dates'] as const).map((check) => ({ check, reason: COPY })),
  ],
})
