import { createStore, type ReadableStore } from '#shared/platform/lib/async/machine.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import { examineInWorker } from './examineInWorker.ts'
import type { FileHistory } from './finding.ts'

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
}

const COPY = 'Only a copy without its password is here. What the original held is lost in it.'

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
  const put = (id: string, state: HistoryState) => {
    if (!ended.aborted) store.setState(new Map([...store.getState(), [id, state]]))
  }
  ended.addEventListener('abort', () => store.setState(new Map()))

  async function examineFile({ id, read }: HistoryRequest) {
    const original = ended.aborted ? undefined : await read()
    if (original === undefined)
      return put(id, { kind: 'unread', reason: 'The file is no longer here.' })
    const history = await examineInWorker(original.source, original.password, ended)
    put(id, original.isCopy && history.kind === 'read' ? ofCopy(history) : history)
  }

  return {
    ...store,
    request(request) {
      if (store.getState().has(request.id)) return
      put(request.id, { kind: 'running' })
      void enqueue(async () => examineFile(request))
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
