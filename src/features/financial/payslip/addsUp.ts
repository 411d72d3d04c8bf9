import { paiseOf } from '#shared/lib/figure.ts'
import { formatInr } from '#shared/lib/money.ts'
import { checkSum, type FigureCheck } from '#shared/lib/sumCheck.ts'
import type { Payslip } from './contract.ts'

export type PayslipChecks = { gross: FigureCheck; totalDeductions: FigureCheck; net: FigureCheck }

/** Whether earnings come to the gross, deductions to their total, and gross less deductions to the net pay. */
export function checkPayslip({
  earnings,
  deductions,
  gross,
  totalDeductions,
  net,
}: Payslip): PayslipChecks {
  return {
    gross: checkSum(
      earnings.map(({ figure }) => figure),
      gross,
      { one: 'earning', noTotal: 'No gross salary on the slip' },
    ),
    totalDeductions: checkSum(
      deductions.map(({ figure }) => figure),
      totalDeductions,
      { one: 'deduction', noTotal: 'No total deductions on the slip' },
    ),
    net: checkNet(paiseOf(gross), paiseOf(totalDeductions), paiseOf(net)),
  }
}

function checkNet(
  gross: number | null,
  deductions: number | null,
  net: number | null,
): FigureCheck {
  if (net === null) return { holds: null, says: 'No net pay on the slip' }
  if (gross === null || deductions === null)
    return { holds: null, says: 'Not all figures are on the slip' }
  const difference = gross - deductions
  return difference === net
    ? { holds: true, says: 'Matches the slip' }
    : { holds: false, says: `The difference is ${formatInr(difference / 100)}` }
}
