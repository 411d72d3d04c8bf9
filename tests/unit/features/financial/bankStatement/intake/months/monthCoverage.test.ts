import { describe, expect, it, test } from 'vitest'
import {
  describeOverlaps,
  monthInName,
  monthCoverage,
  formatMonths,
} from '#features/financial/bankStatement/intake/months/monthCoverage.ts'

describe('month in a file name', () => {
  it.each([
    ['HDFC_Savings_Jul_2026.pdf', '2026-07'],
    ['statement-september26.pdf', '2026-09'],
    ["Oct'26.pdf", '2026-10'],
    ['HDFC_Apr-Jun_2026.pdf', null],
    ['market_2026.pdf', null],
    ['May.pdf', null],
    ['Apr2026_May2026.pdf', null],
    ['statement.pdf', null],
  ])('%s: %s', (name, month) => {
    expect(monthInName(name)).toBe(month)
  })
})

describe('month coverage', () => {
  const drawn = (...args: Parameters<typeof monthCoverage>) =>
    monthCoverage(...args).map(({ label, state }) => `${label} ${state}`)

  test('lists whole months, with the year at its start', () => {
    expect(drawn([{ from: '2025-11-01', to: '2026-01-31' }])).toEqual([
      'Nov 2025 covered',
      'Dec covered',
      'Jan 2026 covered',
    ])
  })

  test('counts a month as covered if a statement starts or ends within it', () => {
    expect(drawn([{ from: '2026-04-10', to: '2026-05-18' }])).toEqual([
      'Apr 2026 covered',
      'May covered',
    ])
  })

  test('shows and names missing, partial, duplicate and locked months', () => {
    const months = monthCoverage(
      [
        { from: '2026-04-01', to: '2026-05-31' },
        { from: '2026-05-15', to: '2026-06-20' },
        { from: '2026-09-01', to: '2026-09-30' },
      ],
      ['2026-07'],
    )
    expect(months.map(({ state }) => state)).toEqual([
      'covered',
      'duplicate',
      'partial',
      'locked',
      'missing',
      'covered',
    ])
    expect(formatMonths(months)).toBe('August 2026 is missing. June 2026 is only partly covered')
  })

  test('names the files that cover the same days', () => {
    const april = { name: 'April.pdf', period: { from: '2026-04-01', to: '2026-05-31' } }
    const may = { name: 'May.pdf', period: { from: '2026-05-15', to: '2026-06-20' } }
    const june = { name: 'June.pdf', period: { from: '2026-06-21', to: '2026-06-30' } }
    expect(describeOverlaps([april, may, june])).toEqual([
      'April.pdf and May.pdf both cover 15 to 31 May 2026',
    ])
  })

  test('combines several months of one state into one sentence', () => {
    const months = monthCoverage([
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-05-01', to: '2026-05-31' },
    ])
    expect(formatMonths(months)).toBe('February 2026, March 2026 and April 2026 are missing')
  })

  it.each([
    ['2026-06', '2026-12', 'July to November 2026 are missing'],
    ['2026-10', '2027-03', 'November 2026 to February 2027 are missing'],
  ])('names the ends of a long gap: %s to %s', (before, after, expected) => {
    const months = monthCoverage([
      { from: `${before}-01`, to: `${before}-28` },
      { from: `${after}-01`, to: `${after}-28` },
    ]).filter(({ state }) => state === 'missing')
    expect(formatMonths(months)).toBe(expected)
  })

  it('is hidden without periods and for too long a span', () => {
    expect(monthCoverage([])).toEqual([])
    expect(monthCoverage([], ['2026-07'])).toEqual([])
    expect(monthCoverage([{ from: '1970-01-01', to: '2026-06-30' }])).toEqual([])
  })

  it('reports that there are no gaps', () => {
    const months = monthCoverage([{ from: '2026-04-01', to: '2026-06-30' }])
    expect(formatMonths(months)).toBe('No gaps')
    expect(formatMonths(months, true)).toBe('No gaps so far')
  })
})
