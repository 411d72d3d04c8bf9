import { toPaise } from '#shared/platform/lib/numbers/amount.ts'
import { checkTotal, type AmountCheck } from '#shared/platform/lib/numbers/checkTotal.ts'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import type { Payslip } from './contract.ts'

export type PayslipChecks = { gross: AmountCheck; totalDeductions: AmountCheck; net: AmountCheck }

/** Earnings = gross, deductions = their total, gross − deductions = net pay. */
export function checkPayslip({
  earnings,
  deductions,
  gross,
  totalDeductions,
  net,
}: Payslip): PayslipChecks {
  return {
    gross: checkTotal(
      earnings.map(({ figure }) => figure),
      gross,
      { itemNoun: 'earning', noTotalMessage: 'No gross salary on the slip' },
    ),
    totalDeductions: checkTotal(
      deductions.map(({ figure }) => figure),
      totalDeductions,
      { itemNoun: 'deduction', noTotalMessage: 'No total deductions on the slip' },
    ),
    net: checkNet(toPaise(gross), toPaise(totalDeductions), toPaise(net)),
  }
}

function checkNet(
  gross: number | null,
  deductions: number | null,
  net: number | null,
): AmountCheck {
  if (net === null) return { isCorrect: null, message: 'No net pay on the slip' }
  if (gross === null || deductions === null)
    return { isCorrect: null, message: 'Not all figures are on the slip' }
  const excess = gross - deductions - net
  if (excess === 0) return { isCorrect: true, message: 'Matches the slip' }
  const difference = Math.abs(excess) / 100
  return {
    isCorrect: false,
    message: `Gross less deductions is ${formatInr(difference)} ${excess > 0 ? 'more' : 'less'} than the net pay`,
    difference,
  }
}
