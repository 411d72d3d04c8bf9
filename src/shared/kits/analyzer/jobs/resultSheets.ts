import { isJob, type WaitingFile } from '#shared/kits/jobs/batch/waitingFiles.ts'
import { isRunning, type DoneJob, type Job, isDone, isFailed } from '#shared/kits/jobs/job.ts'
import { readStoredResult } from '#shared/kits/jobs/results/results.ts'
import type { ResultSummary, SummaryRow } from '#shared/kits/jobs/results/resultSummary.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { CellValue, SheetFile } from '#shared/platform/files/makeWorkbook.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { numberRepeats } from '#shared/platform/lib/text/numberRepeats.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { failureText } from './failureText.ts'

export type SheetSource = Job | WaitingFile

const FIXED_COLUMNS = ['File', 'Status', 'Subject', 'Checks'] as const

type DocumentRow = {
  service: string
  fixed: Record<(typeof FIXED_COLUMNS)[number], string>
  values: SummaryRow
}

/** A sheet per service from stored results. Empty when the session has ended. Throws ChunkLoadError. */
export function makeResultSheets(sources: readonly SheetSource[]): AppThunk<Promise<SheetFile[]>> {
  return async (dispatch, _getState, { signal, jobOwners }) => {
    const rows: DocumentRow[] = []
    // One by one: only one workbook is in memory at a time.
    for (const source of sources) rows.push(...(await dispatch(rowsOf(source))))
    if (signal.aborted) return []
    return [...new Set(rows.map(({ service }) => service))].map((name) =>
      toSheet(
        name,
        rows.filter(({ service }) => service === name),
        jobOwners?.title ?? 'Subject',
      ),
    )
  }
}

function rowsOf(source: SheetSource): AppThunk<Promise<DocumentRow[]>> {
  return async (dispatch) => {
    const row = (status: string, checks = ''): DocumentRow => ({
      service: source.title,
      fixed: {
        File: source.files.map(({ name }) => name).join(', '),
        Status: status,
        Subject: isDone(source) ? (source.subject ?? '') : '',
        Checks: checks,
      },
      values: {},
    })
    if (!isJob(source)) return [row(source.kind === 'waiting' ? 'Waiting' : 'Interrupted')]
    if (isFailed(source)) return [row(`Failed: ${failureText(source)}`)]
    if (isRunning(source)) return [row('Running')]
    const summary = await dispatch(summarizeStored(source))
    if (summary === null) return [row('Open the result, then download again')]
    const checks = summary.findings.map(({ text }) => text).join('. ')
    const subject = summary.subject ?? source.subject ?? ''
    const { service, fixed } = row('Done', checks)
    const values = summary.rows.length === 0 ? [{}] : summary.rows
    return values.map((value) => ({
      service,
      fixed: { ...fixed, Subject: subject },
      values: value,
    }))
  }
}

/** Null where the result is not in this browser or cannot be read. */
function summarizeStored(job: DoneJob): AppThunk<Promise<ResultSummary | null>> {
  return async (_dispatch, _getState, session) => {
    const calls = await loadChunk(async () => session.analyzers?.[job.analyzer]?.())
    const answer = await readStoredResult(session.get(blobStore), job.id)
    if (calls?.summarize === undefined || answer === null) return null
    return calls.summarize(answer, job).catch(() => null)
  }
}

/** In characters. */
const MIN_WIDTH = 12
const MAX_WIDTH = 40

const lengthOf = (cell: CellValue): number =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).length : 0

const widthOf = (cells: readonly CellValue[]): number =>
  Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, ...cells.map(lengthOf)))

function toSheet(service: string, documents: readonly DocumentRow[], subject: string): SheetFile {
  const names = [...new Set(documents.flatMap(({ values }) => Object.keys(values)))]
  const rows = [
    numberRepeats([
      ...FIXED_COLUMNS.map((name) => (name === 'Subject' ? subject : name)),
      ...names,
    ]),
    ...documents.map(({ fixed, values }): CellValue[] => [
      ...FIXED_COLUMNS.map((name) => fixed[name]),
      ...names.map((name) => values[name] ?? null),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => widthOf(rows.map((row) => row[column] ?? null))) ?? []
  return { name: toSheetName(service), rows, widths }
}

/** A sheet's name has at most 31 characters, and not all of them are allowed. */
const toSheetName = (title: string): string => title.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31)
