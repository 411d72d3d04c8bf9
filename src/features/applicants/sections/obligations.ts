import { formatDay } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { Obligation } from '../compare/comparison.ts'
import { formatPaise, formatShare } from '../model/labels.ts'
import { findDecisions } from './decisions.ts'
import { computeKeyFigures, type KeyFigures } from './keyFigures.ts'
import {
  NO_CONTENT,
  partOf,
  sumOf,
  tableOf,
  textOf,
  type Cell,
  type SectionDescription,
} from './section.ts'

const PRINTED_OBLIGATIONS = 15

const DECISIONS = {
  confirmed: { kind: 'status', tone: 'success', text: 'Confirmed' },
  removed: { kind: 'status', tone: 'neutral', text: 'Removed' },
  none: { kind: 'status', tone: 'warning', text: 'To decide' },
} as const satisfies Record<string, Cell>

/** Recurring debits are suggestions until the user decides. */
export const obligations: SectionDescription = {
  title: 'Obligations',
  none: 'No recurring debits were found in the statements.',
  describe({ applicant, comparison }) {
    if (comparison.obligations.length === 0) return NO_CONTENT
    const figures = computeKeyFigures(applicant, comparison)
    const { undecided } = figures.obligations
    const found = findDecisions(applicant.obligations, comparison.obligations)
    const decisionOf = ({ id }: Obligation) => found.get(id)?.decision
    return {
      hint: 'Debits that recur for three months or more',
      state: undecided > 0 ? { tone: 'warning', text: `${undecided} to decide` } : undefined,
      sentences: [],
      tables: [
        tableOf(
          comparison.obligations,
          [
            ['Counterparty', ({ counterparty }) => textOf(counterparty)],
            ['Found by', ({ marker }) => textOf(marker)],
            ['Account', ({ account }) => textOf(account)],
            ['Payments', ({ payments }) => textOf(describePayments(payments))],
            ['Monthly amount (₹)', ({ monthly, payments }) => sumOf(monthly, payments.map(partOf))],
            ['Decision', (one) => DECISIONS[decisionOf(one) ?? 'none']],
          ],
          {
            idOf: ({ id }) => id,
            lookOf: (one) => (decisionOf(one) === 'removed' ? 'removed' : undefined),
            footer: footerOf(figures),
            printedRows: PRINTED_OBLIGATIONS,
          },
        ),
      ],
    }
  },
}

const describePayments = (payments: Obligation['payments']): string =>
  `${plural(payments.length, 'payment')}, ${formatDay(payments[0]?.day ?? '')} to ${formatDay(payments.at(-1)?.day ?? '')}`

function footerOf({ obligations: sum, income, foir }: KeyFigures): readonly Cell[] {
  const share =
    foir === null || income === null
      ? ''
      : `${formatShare(foir)} of the average net income, ${formatPaise(income.paise)}`
  return [
    textOf(`${sum.confirmed} confirmed`),
    null,
    null,
    textOf(share),
    sumOf(sum.paise),
    textOf(sum.undecided > 0 ? `${sum.undecided} to decide` : 'All decided'),
  ]
}
