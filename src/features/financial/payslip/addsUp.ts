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
  const excess = gross - deductions - net
  if (excess === 0) return { holds: true, says: 'Matches the slip' }
  const amount = formatInr(Math.abs(excess) / 100)
  return {
    holds: false,
    says: `Gross less deductions is ${amount} ${excess > 0 ? 'more' : 'less'} than the net pay`,
  }
}
