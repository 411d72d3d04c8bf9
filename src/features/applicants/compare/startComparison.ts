import { wrap, type Remote } from 'comlink'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import {
  limitWorker,
  WHOLE_LIMIT_MS,
  WorkerLoadError,
} from '#shared/ui/preview/sheet/limitWorker.ts'
import type { Comparer } from './comparer.ts'
import type { ComparisonInput } from './comparisonInput.ts'
import { listWorkbooks, type RunningComparison, type WorkbookBlobs } from './listWorkbooks.ts'

type StartedWorker = ReturnType<typeof limitWorker> & {
  remote: Remote<Comparer>
  read: Set<string>
}

function startWorker(): StartedWorker {
  const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
  return { ...limitWorker(worker), remote: wrap<Comparer>(worker), read: new Set() }
}

/** Reads workbooks and compares in a worker: the page gets no transactions but those it shows. */
export function startComparison(): RunningComparison {
  let current = startWorker()
  let isClosed = false
  /** They ended a worker. */
  const unreadable = new Set<string>()
  const enqueue = createTaskQueue(1)

  const readWorkbooks = async (input: ComparisonInput, blobs: WorkbookBlobs): Promise<void> => {
    for (const workbook of listWorkbooks(input)) {
      const key = `${workbook.job}/${workbook.file}`
      const blob = blobs[workbook.job]?.[workbook.file]
      if (blob === undefined || unreadable.has(key) || current.read.has(key)) continue
      try {
        const { remote } = current
        await current.enqueueParse(WHOLE_LIMIT_MS, async () => remote.read(workbook, blob))
        current.read.add(key)
      } catch (error) {
        if (isClosed || error instanceof WorkerLoadError) throw error
        // Too slow, or too large for the memory: another worker reads the others.
        unreadable.add(key)
        current.close()
        current = startWorker()
        return readWorkbooks(input, blobs)
      }
    }
  }
  return {
    compare: async (input, blobs) =>
      enqueue(async () => {
        await readWorkbooks(input, blobs)
        const { remote } = current
        return current.withTimeout(WHOLE_LIMIT_MS, async () => remote.compare(input))
      }),
    close() {
      isClosed = true
      current.close()
    },
  }
}
