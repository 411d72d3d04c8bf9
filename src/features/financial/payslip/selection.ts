import type { ResultValue } from '#shared/analyzer/result/search/resultSearch.ts'
import { detailLabel } from '#shared/lib/detailLabel.ts'
import { figureText } from '#shared/lib/figure.ts'
import type { Payslip } from './contract.ts'

/** A value of the result that was clicked. `place` is its own, two values may read the same. */
export type Selection = {
  place: string
  label: string
  text: string
}

/** The place of a value among those of all payslips of the file. */
export const placeIn = (record: number, place: string): string => `${record}:${place}`

/** Every value of one payslip with its place, figures in the order in which slips print them. */
function valuesOf(payslip: Payslip, record: number): ResultValue[] {
  const { employer, details, earnings, deductions, gross, totalDeductions, net } = payslip
  const placed = (place: string, label: string, text: string): ResultValue => ({
    place: placeIn(record, place),
    record,
    label,
    text,
  })
  return [
    placed('employer', 'Employer', employer),
    ...details.map(({ key, text }) => placed(`detail:${key}`, detailLabel(key), text)),
    ...earnings.map(({ label, figure }, line) =>
      placed(`earning:${line}`, label, figureText(figure)),
    ),
    ...deductions.map(({ label, figure }, line) =>
      placed(`deduction:${line}`, label, figureText(figure)),
    ),
    placed('gross', 'Gross salary', figureText(gross)),
    placed('totalDeductions', 'Total deductions', figureText(totalDeductions)),
    placed('net', 'Net pay', figureText(net)),
  ]
}

/** What a search of the result looks through: a value that was not read is not there. */
export const searchedValues = (payslips: readonly Payslip[]): ResultValue[] =>
  payslips.flatMap(valuesOf).filter(({ text }) => text !== '')

/**
 * Which occurrence of its text a value is: payslips of three months in one file often repeat the same figures, and the
 * second month's basic pay is the second one on paper.
 */
export function occurrenceOf(payslips: readonly Payslip[], place: string): number {
  const values = payslips.flatMap(valuesOf)
  const at = values.findIndex((value) => value.place === place)
  const text = values[at]?.text
  return 1 + values.slice(0, Math.max(0, at)).filter((value) => value.text === text).length
}
