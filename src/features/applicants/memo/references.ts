import { isRunning, type Job } from '#shared/kits/jobs/job.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { placeKey, type Place } from '../sections/placeKey.ts'
import { ALL_ROWS, sectionValues, type DescribedSection } from '../sections/section.ts'
import { day, text, type MemoTable, type ShownTexts } from './memo.ts'

/** Where a printed value was found, by `placeKey`. */
export type FoundPages = ReadonlyMap<string, { file: string; page: number }>

export type References = {
  /** Numbers the documents and workbooks that the figures refer to. */
  table: MemoTable
  /** '2 p. 1', '2', 'W1 row 43'; rows count from 1 as in a spreadsheet. */
  of: (value: Place) => string
}

type ReferenceFacts = {
  applicant: Applicant
  jobs: Readonly<Record<string, Job | undefined>>
  comparison: Pick<Comparison, 'documents'>
  described: readonly DescribedSection[]
  pages: FoundPages
  shown: ShownTexts
}

export function createReferences({
  applicant,
  jobs: known,
  comparison,
  described,
  pages,
  shown,
}: ReferenceFacts): References {
  const jobs = applicant.jobs.flatMap((id) => known[id] ?? [])
  const fileNumbers = new Map(
    jobs.flatMap(({ files }) => files.map(({ id }) => id)).map((id, index) => [id, index + 1]),
  )
  const numbersOf = (job: string): string => {
    const numbers = (known[job]?.files ?? []).map(({ id }) => fileNumbers.get(id) ?? 0)
    const [first = 0] = numbers
    return numbers.length > 1 ? `${first}–${first + numbers.length - 1}` : String(first)
  }
  const sheets = new Map<string, { label: string; job: string; file: string; sheet: string }>()
  for (const { job, source } of described.flatMap(sectionValues)) {
    if (source.kind === 'text') continue
    const { file, sheet } = source
    const key = sheetKey(job, file, sheet)
    if (!sheets.has(key)) sheets.set(key, { label: `W${sheets.size + 1}`, job, file, sheet })
  }

  const documentRows = jobs.flatMap((job) => {
    const titles = comparison.documents.filter((document) => document.job === job.id)
    const reading = titles.map(({ title }) => title).join(', ')
    return job.files.map(({ id, name, pages: count }, index) => [
      text(String(fileNumbers.get(id))),
      text(shown.text(name)),
      text(job.title),
      text(index === 0 ? shown.text(reading) : ''),
      text(count === null ? 'Picture' : plural(count, 'page')),
      day(toIndiaDay(job.startedAt)),
      text(STATUS_TEXTS[isRunning(job) ? 'running' : job.kind]),
    ])
  })
  const unsent = [...applicant.entries, ...applicant.queued.flatMap(({ files }) => files)]
  const unsentRows = unsent.map(({ name, pages: count }) => {
    const length = text(count === null ? '' : plural(count, 'page'))
    return [null, text(shown.text(name)), null, null, length, null, text('Not sent')]
  })
  const sheetRows = [...sheets.values()].map(({ label, job, sheet }) => {
    const name = shown.text(`Workbook of ${numbersOf(job)}, sheet ${sheet}`)
    return [text(label), text(name), text(known[job]?.title ?? '')]
  })
  return {
    table: {
      title: '',
      columns: ['No.', 'Document', 'Service', 'Read as', 'Pages', 'Sent on', 'Status'],
      rows: [...documentRows, ...sheetRows, ...unsentRows],
      printedRows: ALL_ROWS,
    },
    of(value) {
      const { job, source } = value
      if (source.kind === 'cell') {
        const sheet = sheets.get(sheetKey(job, source.file, source.sheet))
        return `${sheet?.label ?? ''} row ${source.row + 1}`.trim()
      }
      const found = pages.get(placeKey(value))
      if (found === undefined) return numbersOf(job)
      return `${fileNumbers.get(found.file) ?? ''} p. ${found.page}`
    },
  }
}

const sheetKey = (...parts: readonly string[]): string => parts.join('\n')

const STATUS_TEXTS: Record<'running' | 'Processed Successfully' | 'Not Uploaded', string> = {
  running: 'Being read',
  'Processed Successfully': 'Read',
  'Not Uploaded': 'Could not be read',
}
