import type { ResultValue } from '#shared/kits/analyzer/result/search/resultSearch.ts'
import { formatAmount } from '#shared/platform/lib/numbers/amount.ts'
import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import type { Payslip } from './contract.ts'

/** `path` is an id, because two values may have the same text. */
export type Selection = {
  path: string
  label: string
  text: string
}

export const valueKey = (record: number, path: string): string => `${record}:${path}`

/** In the order in which payslips print them. */
function valuesOf(payslip: Payslip, record: number): ResultValue[] {
  const { employer, details, earnings, deductions, gross, totalDeductions, net } = payslip
  const toValue = (path: string, label: string, text: string): ResultValue => ({
    id: valueKey(record, path),
    record,
    label,
    text,
  })
  return [
    toValue('employer', 'Employer', employer),
    ...details.map(({ key, text }) => toValue(`detail:${key}`, humanizeKey(key), text)),
    ...earnings.map(({ label, figure }, line) =>
      toValue(`earning:${line}`, label, formatAmount(figure)),
    ),
    ...deductions.map(({ label, figure }, line) =>
      toValue(`deduction:${line}`, label, formatAmount(figure)),
    ),
    toValue('gross', 'Gross salary', formatAmount(gross)),
    toValue('totalDeductions', 'Total deductions', formatAmount(totalDeductions)),
    toValue('net', 'Net pay', formatAmount(net)),
  ]
}

export const searchableValues = (payslips: readonly Payslip[]): ResultValue[] =>
  payslips.flatMap(valuesOf).filter(({ text }) => text !== '')

/** Payslips of three months often repeat amounts: the second month's basic pay is the second one in the document. */
export function occurrenceOf(payslips: readonly Payslip[], path: string): number {
  const values = payslips.flatMap(valuesOf)
  const index = values.findIndex((value) => value.id === path)
  const text = values[index]?.text
  return 1 + values.slice(0, Math.max(0, index)).filter((value) => value.text === text).length
}
