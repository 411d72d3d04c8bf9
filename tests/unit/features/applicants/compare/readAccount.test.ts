import fc from 'fast-check'
import { expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { readAccount } from '#features/applicants/compare/accounts/readAccount.ts'
import { markDifferences } from '#features/applicants/compare/people/marking.ts'
import { workbookOf } from '#tests/support/applicantDocuments.ts'

fc.configureGlobal({ seed: 20_261_123 })

const PLACE = { job: 'job', file: 'account_1.xlsx' }

it('reads labels, value dates and signs as banks write them', async () => {
  const workbook = workbookOf({
    Statement: [
      ['Name', 'ANANYA DESHPANDE'],
      ['Account No', '5010 XXXX 7812'],
      ['Bank Name', 'HDFC Bank'],
      ['Statement From', '01/04/2026'],
      ['To', '30/04/2026'],
      [],
      [
        'Txn Date',
        'Value Dt',
        'Particulars',
        'Withdrawal Amt',
        'Deposit Amt',
        'No. of Credits',
        'Balance',
      ],
      ['01-Apr-2026', '', 'OPENING BALANCE', '', '', '', '1,000.00'],
      ['02-Apr-2026', '03-Apr-2026', 'ACH D-  BAJAJ\n#1', '-250.50', '', '', '749.50 Cr'],
      ['05/04/2026 10:22:01', '', 'CASH DEPOSIT', '', '₹ 1,00,000.00', '', '1,00,749.50 Dr'],
      ['Total', '', '', '250.50', '1,00,000.00', '', ''],
    ],
  })
  const reading = await readAccount(workbook, PLACE)
  expect(reading).toMatchObject({
    holder: {
      fact: 'accountHolder',
      text: 'ANANYA DESHPANDE',
      source: { sheet: 'Statement', row: 0, column: 1 },
    },
    accountEnd: '7812',
    bank: 'HDFC Bank',
    period: { from: '2026-04-01', to: '2026-04-30' },
    transactions: [
      {
        day: '2026-04-02',
        valueDay: '2026-04-03',
        narration: 'ACH D- BAJAJ #1',
        debit: 25_050,
        credit: 0,
        balance: 74_950,
        row: 8,
      },
      {
        day: '2026-04-05',
        valueDay: '2026-04-05',
        credit: 10_000_000,
        balance: -10_074_950,
        wording: { isCash: true },
      },
    ],
  })
  expect(reading.transactions?.[0]?.place).toEqual({
    ...PLACE,
    sheet: 'Statement',
    columns: { debit: 3, credit: 4, balance: 6 },
  })
})

it('reads dates that are numbers, puts the oldest first, and takes the sheet with most transactions', async () => {
  const header = ['Date', 'Description', 'Debit', 'Credit', 'Balance']
  const dates = utils.aoa_to_sheet(
    [
      header,
      [new Date(Date.UTC(2026, 4, 2)), 'NEFT', '', 5, 15],
      [new Date(Date.UTC(2026, 3, 30)), 'UPI', 5, '', 10],
    ],
    { UTC: true },
  )
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([header, ['02/05/2026', 'NEFT', '', 5, 15]]),
    'Credits',
  )
  utils.book_append_sheet(book, dates, 'All')
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx' })
  const { transactions } = await readAccount(new Blob([bytes as ArrayBuffer]), PLACE) // of an array
  expect(transactions).toMatchObject([
    { day: '2026-04-30', debit: 500, place: { sheet: 'All' } },
    { day: '2026-05-02', credit: 500, balance: 1_500 },
  ])
})

it('marks parts of a text without changing it', () => {
  const words = fc.array(fc.constantFrom('Flat', '4,', '7', 'MG', 'Rd', ' ', 'Pune', '411038'))
  const text = words.map((list) => list.join(' '))
  fc.assert(
    fc.property(fc.constantFrom('name', 'address', 'pan'), text, text, (fact, a, b) => {
      const parts = markDifferences(fact, a, b)
      expect(parts.map((part) => part.text).join('')).toBe(a)
      expect(markDifferences(fact, a, a).some(({ isDifferent }) => isDifferent)).toBe(false)
    }),
  )
})
