import { linesOf } from '../payslip/lines.ts'
import type { TextPiece } from '../readPdf.ts'
import type { Job } from '../world.ts'
import { parseStatement, type ParsedStatement } from './parseStatement.ts'
import { toLowerCamelForm, toUsualForm } from './toResult.ts'

/** The statement on these pages with the sample layout. */
export function statementIn(pages: readonly TextPiece[][]): ParsedStatement | null {
  return parseStatement(pages.flatMap(linesOf))
}

/** The outcome of uploaded files: a record for each, read from its text layer, or Failed with the reason. */
export function form26asOutcome(
  files: readonly (readonly TextPiece[][])[],
  magic: string | null,
): Job['outcome'] {
  if (magic === 'failed') return { kind: 'failed', message: 'Form 26AS could not be processed' }
  if (magic === 'misfit') return { kind: 'result', body: { form26as: 'not a list' } }
  if (files.every((pages) => pages.every((page) => page.length === 0)))
    return { kind: 'failed', message: 'No text could be read: the document is a scan' }
  const statements = files.flatMap((pages) => statementIn(pages) ?? [])
  if (statements.length === 0)
    return { kind: 'failed', message: 'No tax-credit statement was found in the document' }
  return {
    kind: 'result',
    body: magic === 'lower-camel' ? statements.map(toLowerCamelForm) : statements.map(toUsualForm),
  }
}
