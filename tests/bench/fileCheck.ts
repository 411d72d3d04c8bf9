import { inspectFile } from '#shared/kits/upload/checks/inspect.ts'
import { warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { asFile, makePdf, megabytes } from '#tests/fixtures/make.ts'
import { longestTask } from './longestTask.ts'

/** 12 PDFs with 20 MB and 137 pages in total (performance.md, Checking files before upload). */
const FILES = 12
const PAGES = [12, 12, 12, 12, 12, 11, 11, 11, 11, 11, 11, 11]
const BYTES_EACH = Math.floor(megabytes(20) / FILES)

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
    files = await Promise.all(
      PAGES.map(async (pages, index) =>
        asFile(await makePdf({ pages, bytes: BYTES_EACH }), `statement-${index + 1}.pdf`),
      ),
    )
  },
  warmUp: warmUpPdf,
  check: () => timed(check),
  longestTask: () => longestTask(check),
  /** The reference: only reading every byte. */
  read: () => timed(() => Promise.all(files.map((file) => file.arrayBuffer()))),
}

Object.assign(globalThis, { bench })
