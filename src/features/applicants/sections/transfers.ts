import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { Comparison, OwnTransfer } from '../compare/comparison.ts'
import { sumOf, tableOf, textOf, type Cell, type Table } from './section.ts'

/** So that the samples fit on four pages. */
const PRINTED_TRANSFERS = 5

const STATES: Record<OwnTransfer['state'], Cell> = {
  found: { kind: 'status', tone: 'success', text: 'Left out' },
  accepted: { kind: 'status', tone: 'success', text: 'Left out', note: 'as you said' },
  suggested: { kind: 'status', tone: 'warning', text: 'To decide', note: 'counts until then' },
  undone: { kind: 'status', tone: 'neutral', text: 'Counts', note: 'as you said' },
}

/** With the number of each, because two equal ones of a day have one id. */
export const listTransfers = ({
  transfers,
  possibleTransfers,
}: Comparison): readonly { row: string; transfer: OwnTransfer }[] =>
  [...transfers, ...possibleTransfers]
    .toSorted((a, b) => compareTexts(a.day, b.day))
    .map((transfer, at) => ({ row: `transfer ${at}`, transfer }))

/** Transfers between the applicant's own accounts; none without any. */
export function transferTables(comparison: Comparison): readonly Table[] {
  const listed = listTransfers(comparison)
  if (listed.length === 0) return []
  return [
    tableOf(
      listed,
      [
        [
          'Own transfer',
          ({ transfer: { from, to } }) => textOf(`${from.account} to ${to.account}`),
        ],
        ['Paid out', ({ transfer: { from } }) => ({ kind: 'day', day: from.day })],
        [
          'Narrations',
          ({ transfer: { from, to } }) => textOf(`${from.narration}; ${to.narration}`),
        ],
        ['Debit (₹)', ({ transfer: { from } }) => ({ kind: 'amount', paise: from.value, from })],
        ['Credit (₹)', ({ transfer: { to } }) => ({ kind: 'amount', paise: to.value, from: to })],
        ['State', ({ transfer: { state } }) => STATES[state]],
      ],
      {
        idOf: ({ row }) => row,
        printedRows: PRINTED_TRANSFERS,
        footer: [
          textOf('Left out'),
          null,
          null,
          sumOf(comparison.transfers.reduce((sum, { from }) => sum + from.value, 0)),
          sumOf(comparison.transfers.reduce((sum, { to }) => sum + to.value, 0)),
          null,
        ],
      },
    ),
  ]
}
