import { linesOf } from '../payslip/lines.ts'
import type { TextPiece } from '../readPdf.ts'
import { readPdf } from '../readPdf.ts'
import { readSample } from '../sampleFiles.ts'
import type { Job } from '../world.ts'
import { parseStatements, STATEMENT_KINDS } from './parseStatements.ts'
import { buildWorkbook, type StatementAnswer } from './workbook.ts'

/** The final status, and the body of the response call. */
export type StatementOutput = {
  status: 'Success' | 'Partial Success'
  workbook: Uint8Array<ArrayBuffer>
}

const SAMPLE = 'statement-india.pdf'
const REMARK =
  'SAMPLE RESULT: the sandbox does not read pictures; these figures are those of its sample company.'

const failed = (message: string): Job['outcome'] => ({ kind: 'failed', message })

function done(answer: StatementAnswer): Job['outcome'] {
  const isComplete = answer.statements.length === STATEMENT_KINDS.length
  const body: StatementOutput = {
    status: isComplete ? 'Success' : 'Partial Success',
    workbook: buildWorkbook(answer),
  }
  return { kind: 'result', body }
}

/** The outcome of a PDF: statements from its text layer, or Failed for a scan. */
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

/** Pictures return the sample company's workbook, which says so on each sheet. */
export async function pictureOutcome(country: StatementAnswer['country']): Promise<Job['outcome']> {
  const sample = await readPdf(await readSample(SAMPLE))
  const pages = sample.kind === 'ok' ? sample.pages : []
  return done({ statements: parseStatements(pages.map(linesOf)), country, remark: REMARK })
}

export const isStatementOutput = (body: unknown): body is StatementOutput =>
  typeof body === 'object' && body !== null && 'workbook' in body
