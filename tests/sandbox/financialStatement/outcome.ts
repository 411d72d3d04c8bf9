import { readFile } from 'node:fs/promises'
import type { TextPiece } from '../readPdf.ts'
import { readPdf } from '../readPdf.ts'
import { linesOf } from '../payslip/lines.ts'
import type { Job } from '../world.ts'
import { parseStatements, STATEMENT_KINDS } from './parseStatements.ts'
import { buildWorkbook, type StatementAnswer } from './workbook.ts'

/** What the status call ends with, and what the response call sends. */
export type StatementOutput = {
  status: 'Success' | 'Partial Success'
  workbook: Uint8Array<ArrayBuffer>
}

const SAMPLE = 'tests/sandbox/samples/statement-india.pdf'
const REMARK =
  'SAMPLE RESULT: the sandbox does not read pictures; these figures are those of its sample company.'

const failed = (message: string): Job['outcome'] => ({ kind: 'failed', message })

function done(answer: StatementAnswer): Job['outcome'] {
  const isWhole = answer.statements.length === STATEMENT_KINDS.length
  const body: StatementOutput = {
    status: isWhole ? 'Success' : 'Partial Success',
    workbook: buildWorkbook(answer),
  }
  return { kind: 'result', body }
}

/** What becomes of a PDF: its statements read from the text layer; Failed for a scan that nobody can read. */
export function statementOutcome(
  pages: readonly TextPiece[][],
  country: StatementAnswer['country'],
  magic: string | null,
): Job['outcome'] {
  if (magic === 'failed') return failed('Image quality is too low')
  if (pages.every((page) => page.length === 0))
    return failed('Image quality is too low: no text could be read')
  const statements = parseStatements(pages.map(linesOf))
  return statements.length === 0
    ? failed('No financial statement was found in the document')
    : done({ statements, country })
}

/** A picture cannot be read here: the sample company's workbook, which says so on every sheet. */
export async function pictureOutcome(country: StatementAnswer['country']): Promise<Job['outcome']> {
  const sample = await readPdf(await readFile(SAMPLE))
  const pages = sample.kind === 'ok' ? sample.pages : []
  return done({ statements: parseStatements(pages.map(linesOf)), country, remark: REMARK })
}

export const isStatementOutput = (body: unknown): body is StatementOutput =>
  typeof body === 'object' && body !== null && 'workbook' in body
