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
    listPeople: async (choices, namesShown) => opened?.listPeople(choices, namesShown) ?? null,
    write: async (choices) => opened?.write(choices) ?? '',
    close: () => undefined,
  }
}
