import { transfer, wrap } from 'comlink'
import { CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { startPreflight } from '#shared/kits/csv/preflight/startPreflight.ts'
import { longestTask } from './longestTask.ts'
import type { PapaWorker } from './papa.worker.ts'

let file = new File([], 'candidates.csv')

/** One row in ten has a problem: a country code, some also a name with extra spaces. */
function rowOf(index: number): string {
  const phone = String(9_000_000_000 + index)
  const isFaulty = index % 10 === 0
  return [
    isFaulty && index % 20 === 0 ? ` Candidate  ${index}` : `Candidate ${index}`,
    `APP-${index}`,
    isFaulty && index % 20 !== 0 ? `+91 ${phone}` : phone,
    `candidate.${index}@mail.example`,
    `"${index}, 2nd Cross, Mathigiri, Hosur 635110"`,
    'January 2019',
    'Till date',
  ].join(',')
}

/** From the file to its report, including the start of the worker. */
async function preflight(): Promise<number> {
  const start = performance.now()
  const started = startPreflight()
  await started.read(file, {
    columns: CASE_CSV_COLUMNS,
    template: CASE_CSV_COLUMN_NAMES,
    existingValues: {},
  })
  const duration = performance.now() - start
  started.close()
  return duration
}

async function reference(): Promise<number> {
  const start = performance.now()
  const worker = new Worker(new URL('./papa.worker.ts', import.meta.url), { type: 'module' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  await wrap<PapaWorker>(worker).rows(transfer(bytes, [bytes.buffer]))
  const duration = performance.now() - start
  worker.terminate()
  return duration
}

export const bench = {
  prepare(rows: number) {
    const lines = Array.from({ length: rows }, (_, index) => rowOf(index))
    file = new File(
      [[CASE_CSV_COLUMN_NAMES.join(','), ...lines, ''].join('\r\n')],
      'candidates.csv',
    )
  },
  preflight,
  reference,
  longestTask: () => longestTask(async () => void (await preflight())),
}

Object.assign(globalThis, { bench })
