import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { OBLIGATION_KINDS } from '../compare/obligations/obligationKinds.ts'
import { formatMonth, formatPaise, formatShare } from '../model/labels.ts'
import { decideObligations, type DecidedObligation } from './decisions.ts'
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

const STATES = {
  counted: { kind: 'status', tone: 'success', text: 'Confirmed' },
  notCounted: { kind: 'status', tone: 'neutral', text: 'Not counted' },
  undecided: { kind: 'status', tone: 'warning', text: 'To decide' },
} as const satisfies Record<string, Cell>

/** Recurring debits are suggestions until the user decides; rent, insurance and savings do not count unless the user says so. */
export const obligations: SectionDescription = {
  title: 'Obligations',
  none: 'No recurring debits were found in the statements.',
  describe({ applicant, comparison }) {
    const decided = decideObligations(applicant, comparison.obligations)
    if (decided.length === 0) return NO_CONTENT
    const figures = computeKeyFigures(applicant, comparison)
    const { undecided } = figures.obligations
    return {
      hint: 'Debits that recur for three months or more',
      state: undecided > 0 ? { tone: 'warning', text: `${undecided} to decide` } : undefined,
      sentences: [],
      tables: [
        tableOf(
          decided,
          [
            ['Counterparty', ({ counterparty }) => textOf(counterparty)],
            ['Kind', ({ kind }) => textOf(OBLIGATION_KINDS[kind].label)],
            ['Account', ({ account }) => textOf(account)],
            ['Payments', (one) => textOf(describePayments(one))],
            ['Monthly amount (₹)', ({ monthly, payments }) => sumOf(monthly, payments.map(partOf))],
            ['Decision', toState],
          ],
          {
            idOf: ({ id }) => id,
            lookOf: ({ decision }) => (decision === 'removed' ? 'removed' : undefined),
            footer: footerOf(figures),
            printedRows: PRINTED_OBLIGATIONS,
          },
        ),
      ],
    }
  },
}

const toState = ({ state, decision }: DecidedObligation): Cell =>
  decision === 'removed' ? { ...STATES.notCounted, text: 'Removed' } : STATES[state]

function describePayments({ payments, missedMonths, ended }: DecidedObligation): string {
  const [first, last] = [payments[0], payments.at(-1)]
  if (first === undefined || last === undefined) return 'Added by hand'
  const count = plural(payments.length, 'payment')
  return [
    `${count}, ${formatDay(first.day)} to ${formatDay(last.day)}`,
    ...(missedMonths.length === 0 ? [] : [`none in ${missedMonths.map(formatMonth).join(', ')}`]),
    ...describeReturned(payments),
    ...(ended === null ? [] : [`ended in ${formatMonth(ended)}`]),
  ].join('; ')
}

function describeReturned(payments: DecidedObligation['payments']): readonly string[] {
  const months = payments
    .filter(({ bounced }) => bounced.length > 0)
    .map(({ dueMonth }) => formatMonth(dueMonth))
  return months.length === 0 ? [] : [`returned and paid again in ${months.join(', ')}`]
}

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
