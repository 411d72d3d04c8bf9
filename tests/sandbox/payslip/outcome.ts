import type { TextPiece } from '../readPdf.ts'
import type { Job } from '../world.ts'
import { linesOf, type Line } from './lines.ts'
import { startsPayslip, parsePayslip, type ParsedPayslip } from './parsePayslip.ts'
import { toGrossSalaryForm, toOverallForm } from './toResult.ts'

/** Pages grouped by payslip: a page without its own table continues the previous one. */
function bySlip(pages: readonly Line[][]): Line[][] {
  const slips: Line[][] = []
  for (const lines of pages) {
    const last = slips.at(-1)
    if (last === undefined || startsPayslip(lines)) slips.push([...lines])
    else last.push(...lines)
  }
  return slips
}

/** All payslips on these pages with the sample layout. */
export function payslipsIn(pages: readonly TextPiece[][]): ParsedPayslip[] {
  return bySlip(pages.map(linesOf)).flatMap((lines) => parsePayslip(lines) ?? [])
}

/** The outcome of an uploaded file: read from its text layer, or Failed with the reason. */
export function payslipOutcome(
  pages: readonly TextPiece[][],
  magic: string | null,
): Job['outcome'] {
  if (magic === 'failed') return { kind: 'failed', message: 'Payslip could not be processed' }
  if (magic === 'misfit') return { kind: 'result', body: { payslips: 'not a list' } }
  if (pages.every((page) => page.length === 0))
    return { kind: 'failed', message: 'No text could be read: the document is a scan' }
  const slips = payslipsIn(pages)
  if (slips.length === 0) return { kind: 'failed', message: 'No payslip was found in the document' }
  return {
    kind: 'result',
    body: magic === 'gross-salary' ? slips.map(toGrossSalaryForm) : slips.map(toOverallForm),
  }
}
