import { figureText } from '#shared/lib/figure.ts'
import type { Payslip } from './contract.ts'

/** A value of the result that was clicked. `place` is its own, two values may read the same. */
export type Selection = {
  place: string
  label: string
  text: string
}

type Placed = { place: string; text: string }

/** Every value of one payslip with its place, figures in the order in which slips print them. */
function valuesOf(payslip: Payslip, index: number): Placed[] {
  const { employer, details, earnings, deductions, gross, totalDeductions, net } = payslip
  const placed = (place: string, text: string): Placed => ({ place: `${index}:${place}`, text })
  return [
    placed('employer', employer),
    ...details.map(({ key, text }) => placed(`detail:${key}`, text)),
    ...earnings.map(({ figure }, line) => placed(`earning:${line}`, figureText(figure))),
    ...deductions.map(({ figure }, line) => placed(`deduction:${line}`, figureText(figure))),
    placed('gross', figureText(gross)),
    placed('totalDeductions', figureText(totalDeductions)),
    placed('net', figureText(net)),
  ]
}

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
