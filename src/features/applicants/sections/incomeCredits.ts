import type { OtherPayment, Sender } from '../compare/comparison.ts'
import { amountOf, partOf, sumOf, tableOf, textOf, type Cell, type Table } from './section.ts'

const PRINTED_PAYMENTS = 12
const PRINTED_SENDERS = 10

/** What employers paid besides the salary: it is in no average. */
export const paymentTable = (payments: readonly OtherPayment[]): Table =>
  tableOf(
    payments,
    [
      ['Kind', ({ kind }) => textOf(kind)],
      ['Paid by', ({ employer }) => textOf(employer)],
      ['Value date', ({ amount }) => ({ kind: 'day', day: amount.day })],
      ['Narration', ({ amount }) => textOf(amount.narration)],
      ['Amount (₹)', ({ amount }) => amountOf(amount)],
    ],
    { title: 'Other payments of the employer, not counted', printedRows: PRINTED_PAYMENTS },
  )

/** Who sent credits: the user says which of them pay a salary. A row is a `creditKey`. */
export const senderTable = (senders: readonly Sender[]): Table =>
  tableOf(
    senders,
    [
      ['Sender', ({ name, credits: [first] }) => textOf(name || (first?.narration ?? ''))],
      [
        'Credits (₹)',
        ({ credits }) =>
          sumOf(
            credits.reduce((sum, { value }) => sum + value, 0),
            credits.map(partOf),
            String(credits.length),
          ),
      ],
      ['Counts as', toStatus],
    ],
    { idOf: ({ key }) => key, title: SENDERS_TITLE, printedRows: PRINTED_SENDERS },
  )
const SENDERS_TITLE = 'Credits by sender: which are salaries'

function toStatus({ decision, isSalary }: Sender): Cell {
  const text = isSalary ? 'Salary' : 'No salary'
  const note = decision === null ? undefined : 'you said so'
  return { kind: 'status', tone: isSalary ? 'success' : 'neutral', text, note }
}
