import { plural } from '#shared/platform/lib/text/plural.ts'
import { REVENUE } from '../compare/business.ts'
import type { Business } from '../compare/comparison.ts'
import { formatShare } from '../model/labels.ts'
import {
  amountOf,
  NO_CONTENT,
  sumOf,
  tableOf,
  textOf,
  type Cell,
  type SectionDescription,
} from './section.ts'

/** Totals of the financial statement beside the credits of the accounts. */
export const business: SectionDescription = {
  title: 'Business',
  none: '',
  isOptional: true,
  describe({ comparison }) {
    if (comparison.business === null) return NO_CONTENT
    const { totals, bankCredits } = comparison.business
    const turnover = turnoverRows(comparison.business)
    return {
      hint: 'Financial statement beside bank credits',
      sentences: [],
      tables: [
        ...(turnover.length === 0
          ? []
          : [
              tableOf(turnover, [
                ['Turnover', ({ label }) => textOf(label)],
                ['Amount (₹)', ({ amount }) => amount],
                ['Share', ({ share }) => share],
              ]),
            ]),
        tableOf(totals, [
          ['Financial statement', ({ label }) => textOf(label)],
          ['Amount (₹)', ({ amount }) => amountOf(amount)],
        ]),
        tableOf(
          bankCredits.parts,
          [
            [
              `Bank credits, ${plural(bankCredits.months, 'month')}`,
              ({ account }) => textOf(account),
            ],
            ['Amount (₹)', ({ paise }) => sumOf(paise)],
          ],
          { footer: [textOf('All accounts, without own transfers'), sumOf(bankCredits.paise)] },
        ),
      ],
    }
  },
}

type TurnoverRow = { label: string; amount: Cell; share: Cell }

/** The revenue, and the bank credits against it; of a year, where the statements cover another time. */
function turnoverRows({ totals, bankCredits: { paise, months } }: Business): TurnoverRow[] {
  const revenue = totals.find(({ label }) => label.startsWith(REVENUE))
  if (revenue === undefined || revenue.amount.value <= 0 || months === 0) return []
  const creditsRow = (label: string, credits: number): TurnoverRow => ({
    label,
    amount: sumOf(credits),
    share: textOf(formatShare(credits / revenue.amount.value)),
  })
  return [
    { label: revenue.label, amount: amountOf(revenue.amount), share: null },
    creditsRow(`Bank credits of ${plural(months, 'month')}`, paise),
    ...(months === MONTHS_OF_YEAR
      ? []
      : [
          creditsRow(
            'Bank credits of a year at this rate',
            Math.round((paise / months) * MONTHS_OF_YEAR),
          ),
        ]),
  ]
}

const MONTHS_OF_YEAR = 12
