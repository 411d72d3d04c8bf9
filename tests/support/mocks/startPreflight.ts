import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'
import type { Preflight } from '#shared/kits/csv/preflight/startPreflight.ts'

/** jsdom has no worker: checks the file in this thread. */
export function startPreflight(): Preflight {
  let opened: ReturnType<typeof openCsv> | null = null
  return {
    async read(file, context) {
      opened = openCsv(new Uint8Array(await file.arrayBuffer()), context)
      return opened.report
    },
    listPeople: async (leavesOut, namesShown) => opened?.listPeople(leavesOut, namesShown) ?? null,
    write: async (leavesOut) => opened?.write(leavesOut) ?? '',
    close: () => undefined,
  }
}
