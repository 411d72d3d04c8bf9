import { describe, expect, it } from 'vitest'
import {
  checkMonth,
  parseMonths,
  type Month,
} from '#features/financial/bankStatement/output/months/monthChecks.ts'

const HEADS = [
  'Month',
  'Opening Balance',
  'Total Credits',
  'Total Debits',
  'Closing Balance',
  'No. of Credits',
  'Average Balance',
]
const APRIL = ['Apr 2026', '1,000.00', '500.50', '200.25', '1,300.25', '3', '900']

function aMonth(
  over: Partial<Record<'opening' | 'credits' | 'debits' | 'closing', string>> = {},
  month = 'Apr 2026',
): Month {
  const [parsedMonth] = parseMonths([
    ['Month', 'Opening', 'Credits', 'Debits', 'Closing'],
    [
      month,
      over.opening ?? '1000',
      over.credits ?? '500',
      over.debits ?? '200',
      over.closing ?? '1300',
    ],
  ])
  if (parsedMonth === undefined) throw new Error('no month')
  return parsedMonth
}

describe('months of a sheet', () => {
  it('are found below their header row wherever it is', () => {
    const rows = [
      ['Bank statement analysis'],
      [],
      HEADS,
      APRIL,
      ['May 2026', '1,300.25', '0.00', '0.00', '1,300.25'],
      ['Total', '', '500.50'],
    ]
    expect(parseMonths(rows).map(({ month }) => month)).toEqual(['Apr 2026', 'May 2026'])
    expect(parseMonths(rows)[0]).toEqual({
      month: 'Apr 2026',
      opening: { text: '1,000.00', rupees: 1000 },
      credits: { text: '500.50', rupees: 500.5 },
      debits: { text: '200.25', rupees: 200.25 },
      closing: { text: '1,300.25', rupees: 1300.25 },
    })
  })

  it('may be in columns', () => {
    const rows = [
      ['Month', 'Apr 2026', 'May 2026'],
      ['Opening', '1', '2'],
      ['Deposits', '3', '4'],
      ['Withdrawals', '2', '1'],
      ['Closing', '2', '5'],
    ]
    expect(parseMonths(rows).map(({ month, credits }) => [month, credits.rupees])).toEqual([
      ['Apr 2026', 3],
      ['May 2026', 4],
    ])
  })

  it('a count or an average is not a total', () => {
    const heads = [
      'Month',
      'Opening',
      'No. of Credits',
      'Credits',
      'Average Debits',
      'Debits',
      'Min Closing',
      'Closing',
    ]
    expect(parseMonths([heads, ['Apr', '1', '9', '2', '9', '1', '9', '2']])[0]).toMatchObject({
      credits: { rupees: 2 },
      debits: { rupees: 1 },
      closing: { rupees: 2 },
    })
  })

  it.each([
    ['an empty sheet', []],
    [
      'transactions',
      [
        ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
        ['01/04/2026', 'x', '1', '', '2'],
      ],
    ],
    [
      'no closing',
      [
        ['Month', 'Opening', 'Credits', 'Debits'],
        ['Apr', '1', '2', '3'],
      ],
    ],
    ['only headers', [HEADS]],
  ])('%s has no months', (_, rows) => {
    expect(parseMonths(rows)).toEqual([])
  })
})

describe('month', () => {
  it.each([
    ['adds up', {}, true, 'Adds up'],
    [
      'in paise, where 0.1 + 0.2 is 0.3',
      { opening: '0.1', credits: '0.2', debits: '0', closing: '0.3' },
      true,
      'Adds up',
    ],
    ['with debits as negative amounts', { debits: '-200' }, true, 'Adds up'],
    ['overdrawn', { opening: '-1000', closing: '-700' }, true, 'Adds up'],
    ['off', { closing: '2300' }, false, 'Off by 1,000.00'],
    ['is off by a paisa', { closing: '1300.01' }, false, 'Off by 0.01'],
    ['has a missing figure', { credits: '' }, null, 'A figure is missing'],
    ['has an unreadable figure', { opening: 'NA' }, null, 'A figure is missing'],
  ])('%s', (_, figures, isCorrect, summary) => {
    expect(checkMonth(aMonth(figures))).toMatchObject({ isCorrect, summary })
  })

  it('describes the difference', () => {
    expect(checkMonth(aMonth({ closing: '2300' })).reason).toBe(
      'Apr 2026 comes to 1,300.00, but closes with 2,300.00.',
    )
  })

  it('compares the opening balance with the previous closing balance', () => {
    const may = aMonth({ opening: '1300', closing: '1600' }, 'May 2026')
    expect(checkMonth(may, aMonth())).toEqual({ isCorrect: true, summary: 'Adds up', reason: null })
    expect(checkMonth(may, aMonth({ closing: '1350', credits: '550' }))).toEqual({
      isCorrect: false,
      summary: 'Opens 50.00 off',
      reason: 'May 2026 opens with 1,300.00, but the month before closed with 1,350.00.',
    })
    expect(checkMonth(may, aMonth({ closing: '' })).isCorrect).toBe(true)
  })
})
