import { plural } from '#shared/platform/lib/text/plural.ts'
import { amountOf, NO_CONTENT, sumOf, tableOf, textOf, type SectionDescription } from './section.ts'

/** Totals of the financial statement beside the credits of the accounts. */
export const business: SectionDescription = {
  title: 'Business',
  none: '',
  isOptional: true,
  describe({ comparison }) {
    if (comparison.business === null) return NO_CONTENT
    const { totals, bankCredits } = comparison.business
    return {
      hint: 'Financial statement beside bank credits',
      sentences: [],
      tables: [
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
