import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { fileHistories } from '#shared/kits/history/fileHistories.ts'
import { PDF_ASSETS } from '#shared/platform/pdf/pdfAssets.ts'
import { checkedPdfs } from './checkedPdfs.ts'
import { longestTask } from './longestTask.ts'

let files: File[] = []

/** Until so many files have their line, in ms. The worker starts with the first one, as on a page. */
async function historyOf(count: number): Promise<number> {
  const session = new AbortController()
  const histories = fileHistories(session.signal)
  const start = performance.now()
  await new Promise<void>((resolve) => {
    histories.subscribe(() => {
      const states = [...histories.getState().values()]
      if (states.some(({ kind }) => kind === 'unread')) throw new Error('a file was not read')
      if (states.filter(({ kind }) => kind === 'read').length === count) resolve()
    })
    for (const file of files)
      histories.request({
        id: file.name,
        read: async () => ({ source: file, password: undefined, isCopy: false }),
      })
  })
  const time = performance.now() - start
  session.abort()
  return time
}

/** The reference: pdf.js gives the text of the same pages, from one worker that starts with it. */
async function textOf(): Promise<number> {
  const start = performance.now()
  const worker = PDFWorker.create({ port: new Worker(workerUrl, { type: 'module' }) })
  for (const file of files) {
    const data = await file.arrayBuffer()
    const document = await getDocument({ data, worker, ...PDF_ASSETS }).promise
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      await page.getTextContent()
      page.cleanup()
    }
    await document.loadingTask.destroy()
  }
  const time = performance.now() - start
  worker.destroy()
  return time
}

export const bench = {
  async prepare() {
    files = await checkedPdfs()
  },
  all: () => historyOf(files.length),
  first: () => historyOf(1),
  longestTask: () => longestTask(async () => void (await historyOf(files.length))),
  text: textOf,
}

Object.assign(globalThis, { bench })
