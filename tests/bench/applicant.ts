import { wrap } from 'comlink'
import { utils, write } from 'xlsx'
import { startComparison } from '#features/applicants/compare/startComparison.ts'
import type { ApplicantWorker } from './applicant.worker.ts'
import { benchInput, benchRows } from './applicantRows.ts'
import { longestTask } from './longestTask.ts'

const worker = wrap<ApplicantWorker>(
  new Worker(new URL('./applicant.worker.ts', import.meta.url), { type: 'module' }),
)
let blobs: Record<string, Blob> = {}

function workbookOf(count: number): Blob {
  let balance = 0
  const rows = benchRows(count).map(({ day, narration, rupees }) => {
    balance += rupees
    const [debit, credit] = rupees < 0 ? [-rupees, ''] : ['', rupees]
    return [day.split('-').toReversed().join('/'), narration, debit, credit, balance]
  })
  const book = utils.book_new()
  const header = ['Date', 'Narration', 'Debit', 'Credit', 'Balance']
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Transactions')
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('xlsx wrote no array')
  return new Blob([bytes])
}

/** From the results to their comparison, including the start of the worker. */
async function compare(): Promise<void> {
  const comparison = startComparison()
  const { conduct } = await comparison.compare(benchInput(), { job: blobs })
  comparison.close()
  if (conduct.length !== 2) throw new Error('the workbooks were not read')
}

export const bench = {
  async prepare(count: number) {
    await worker.prepare(count)
    blobs = { 'account_1.xlsx': workbookOf(count / 2), 'account_2.xlsx': workbookOf(count / 2) }
  },
  compare: async () => worker.compare(),
  reference: async () => worker.papa(),
  longestTask: () => longestTask(compare),
}

Object.assign(globalThis, { bench })
