import type { DocumentFacts, MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { identityValues, isRead } from '#shared/kits/facts/identityKeys.ts'
import { sourcedAmount, textSource } from '#shared/kits/facts/textSource.ts'
import { formatAmount } from '#shared/platform/lib/numbers/amount.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import type { Payslip } from './contract.ts'
import { payMonth } from './payMonth.ts'

/** Payslips of one file are printed one after the other and end with their net pay. */
const textsOf = ({ details, net }: Payslip): string[] => [
  payMonth(details)?.text ?? '',
  formatAmount(net),
]

/** 'Sep 2026' */
const formatMonth = (month: MonthKey): string => formatDay(`${month}-01`).slice(2)

function toFacts(payslip: Payslip, index: number, all: readonly Payslip[]): DocumentFacts {
  const { employer, details, gross, totalDeductions, net } = payslip
  const period = payMonth(details)
  const before = all.slice(0, index).flatMap(textsOf)
  const afterMonth = [...before, period?.text ?? '']
  return {
    kind: 'payslip',
    title:
      period !== null
        ? `Payslip ${formatMonth(period.month)}`
        : all.length > 1
          ? `Payslip ${index + 1}`
          : 'Payslip',
    identity: identityValues([{ key: 'employer', text: employer }, ...details], (text) =>
      textSource(text, before),
    ),
    month: period?.month ?? null,
    employer: isRead(employer) ? employer : '',
    gross: sourcedAmount(gross, afterMonth),
    deductions: sourcedAmount(totalDeductions, afterMonth),
    net: sourcedAmount(net, afterMonth),
  }
}

export const payslipFacts = (payslips: readonly Payslip[]): DocumentFacts[] => payslips.map(toFacts)
