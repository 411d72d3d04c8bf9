import { checkSum, type FigureCheck } from '#shared/lib/sumCheck.ts'
import type { Deductor, TaxStatement } from './contract.ts'

type DeductorChecks = { credit: FigureCheck; tax: FigureCheck }

/** Whether a deductor's credits come to TotalCredit and its taxes to TotalTax, to the paisa. */
export function checkDeductor({ entries, totalCredit, totalTax }: Deductor): DeductorChecks {
  return {
    credit: checkSum(
      entries.map(({ credit }) => credit),
      totalCredit,
      { one: 'credit', noTotal: 'No total credit on the statement' },
    ),
    tax: checkSum(
      entries.map(({ tax }) => tax),
      totalTax,
      { one: 'tax amount', noTotal: 'No total tax on the statement' },
    ),
  }
}

/** All deductors of a statement in one verdict; `holds` is null where nothing is wrong but not everything can be said. */
export function checkStatement({ deductors }: TaxStatement): FigureCheck {
  const checks = deductors.map(checkDeductor).map(({ credit, tax }) => [credit.holds, tax.holds])
  const wrong = checks.filter((pair) => pair.includes(false)).length
  const unsure = checks.filter((pair) => pair.includes(null)).length
  if (deductors.length === 0) return { holds: null, says: 'No deductors listed' }
  if (wrong > 0) return { holds: false, says: `${of(wrong, deductors.length)} not add up` }
  if (unsure > 0)
    return { holds: null, says: `${of(unsure, deductors.length)} not tell all figures` }
  return { holds: true, says: 'All totals add up' }
}

/** '1 of 3 deductors does', '2 of 3 deductors do'. */
function of(some: number, all: number): string {
  return `${some} of ${all} ${all === 1 ? 'deductor' : 'deductors'} ${some === 1 ? 'does' : 'do'}`
}
