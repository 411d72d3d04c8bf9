import { inspectFile } from '#shared/kits/upload/checks/inspect.ts'
import { warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { checkedPdfs, PAGES } from './checkedPdfs.ts'
import { longestTask } from './longestTask.ts'

let files: File[] = []

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function check(): Promise<void> {
  const { signal } = new AbortController()
  const results = await Promise.all(files.map((file) => inspectFile(file, 'pdf', { signal })))
  const pages = results.map((inspection) => (inspection.kind === 'ok' ? inspection.pages : null))
  if (pages.join() !== PAGES.join()) throw new Error(`wrong page counts: ${pages.join()}`)
}

export const bench = {
  async prepare() {
    files = await checkedPdfs()
  },
  warmUp: warmUpPdf,
  check: () => timed(check),
  longestTask: () => longestTask(check),
  /** The reference: only reading every byte. */
  read: () => timed(() => Promise.all(files.map((file) => file.arrayBuffer()))),
}

Object.assign(globalThis, { bench })
