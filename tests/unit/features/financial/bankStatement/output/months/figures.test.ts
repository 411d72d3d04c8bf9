import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as XLSX from 'xlsx'
import {
  entriesOfSheets,
  readTexts,
} from '#features/financial/bankStatement/output/months/entries.ts'
import {
  entriesOf,
  FIGURE_NAMES,
  FIGURES,
  figuresOf,
  totalOf,
  type FigureName,
} from '#features/financial/bankStatement/output/months/figures.ts'
import { parseMonths } from '#features/financial/bankStatement/output/months/monthChecks.ts'
import { findLayouts } from '#shared/kits/facts/statement/layout.ts'
import { joinStatements } from '#tests/sandbox/bankStatement/months.ts'
import { parseStatement } from '#tests/sandbox/bankStatement/parseStatement.ts'
import { accountWorkbook } from '#tests/sandbox/bankStatement/workbooks.ts'
import { readPdf } from '#tests/sandbox/readPdf.ts'

/** The sandbox's output for these statements, parsed like in the page. */
async function accountOf(...files: readonly string[]) {
  const statements = await Promise.all(
    files.map(async (file) => {
      const read = await readPdf(readFileSync(`tests/sandbox/samples/bank-${file}.pdf`))
      const parsed = parseStatement(read.kind === 'ok' ? read.pages : [])
      if (parsed.kind !== 'statement') throw new Error(file)
      return parsed.statement
    }),
  )
  const statement = joinStatements(statements)
  if (statement === null) throw new Error('none')
  const account = {
    key: 'account_1',
    bankName: 'HDFC Bank',
    accountType: 'Savings',
    ownerType: 'Personal',
    statement,
    note: null,
  } as const
  const bytes = accountWorkbook(account, {
    accounts: [account],
    failedFiles: {},
    failedAccounts: [],
    relatedParties: [],
    ownersName: null,
    emailOutput: false,
  })
  const book = XLSX.read(bytes)
  const rowsOf = (sheet: string) =>
    XLSX.utils.sheet_to_json<string[]>(book.Sheets[sheet] ?? {}, {
      header: 1,
      raw: false,
      defval: '',
    })
  const months = parseMonths(rowsOf('Monthly Analysis')).map(({ month }) => month)
  const rows = rowsOf('Transactions')
  const [layout] = findLayouts([rows])
  if (!layout) throw new Error('no entries')
  const reader = readTexts(layout)
  reader.add(rows, 0)
  return { months, entries: entriesOfSheets([{ name: 'Transactions', raw: reader.result() }]) }
}

type Row = readonly [
  month: string,
  ...figures: (number | null)[], // in the order of FIGURE_NAMES
]

/**
 * Computed manually from the printed statements: credits, debits, cash deposits and withdrawals, returns, and
 * three-month averages. Null: some of the three months are missing.
 */
const BY_HAND: readonly { files: readonly string[]; rows: readonly Row[] }[] = [
  {
    files: ['hdfc-savings'],
    rows: [
      ['Apr 2026', 170_132.35, 154_607.6, 0, 10_000, 0, null, null],
      ['May 2026', 215_432.35, 111_790.45, 0, 10_000, 0, null, null],
      ['Jun 2026', 171_178.55, 174_698.55, 0, 10_000, 0, 185_581.08, 147_032.2],
    ],
  },
  {
    files: ['sbi-current'],
    rows: [
      ['Apr 2026', 574_690.5, 508_835.6, 0, 25_000, 0, null, null],
      ['May 2026', 514_681.25, 563_310, 0, 25_000, 0, null, null],
      ['Jun 2026', 601_065.5, 524_088.25, 0, 25_000, 0, 563_479.08, 532_077.95],
    ],
  },
  {
    files: ['returns'],
    rows: [
      ['Apr 2026', 257_820, 75_540, 45_000, 10_000, 28_500, null, null],
      ['May 2026', 233_921, 116_400.25, 62_000.5, 20_000, 0, null, null],
      ['Jun 2026', 305_850.1, 85_535, 30_000, 15_000, 70_240, 265_863.7, 92_491.75],
      ['Jul 2026', 198_004.95, 98_120, 0, 10_000, 0, 245_925.35, 100_018.42],
    ],
  },
]

describe.each(BY_HAND)('$files', ({ files, rows }) => {
  it('has the manually computed figures', async () => {
    const { months, entries } = await accountOf(...files)
    const expected = figuresOf(entries, months).map((month, index) => ({
      month: months[index],
      figures: FIGURE_NAMES.map((name) => month?.[name].rupees),
    }))
    expect(expected).toEqual(rows.map(([month, ...figures]) => ({ month, figures })))
  })

  it('the rows of each figure add up to it', async () => {
    const { months, entries } = await accountOf(...files)
    for (const [index, figures] of figuresOf(entries, months).entries())
      for (const name of FIGURE_NAMES) {
        const { rupees, count } = figures?.[name] ?? { rupees: null, count: 0 }
        const behind = entriesOf(entries, months[index] ?? '', name)
        const mean = Math.round((totalOf(behind, name) / FIGURES[name].months) * 100) / 100
        expect(behind).toHaveLength(count)
        expect(rupees ?? mean).toBe(mean)
      }
  })
})

it('an average needs three consecutive months: October and November are missing', async () => {
  const { months, entries } = await accountOf('hdfc-savings-next', 'hdfc-savings-december')
  const averages = figuresOf(entries, months).map((month) => month?.averageCredits.rupees)
  expect(months).toEqual(['Jul 2026', 'Aug 2026', 'Sep 2026', 'Dec 2026'])
  expect(averages).toEqual([null, null, 158_115.68, null])
})

it('a row without a month has no figures', () => {
  expect(figuresOf([], ['Average'])).toEqual([null])
})

it('adds whole paise for any number of entries', () => {
  const entry = (index: number) => ({
    sheet: 'Transactions',
    row: index + 1,
    day: `2026-0${(index % 9) + 1}-01`,
    narration: 'CASH DEPOSIT',
    credits: 0.1,
    debits: null,
    isCash: true,
    isReturn: false,
  })
  const manyEntries = Array.from({ length: 90_000 }, (_, index) => entry(index))
  const [first] = figuresOf(manyEntries, ['Jan 2026'])
  const rupeesOf = (name: FigureName) => first?.[name].rupees
  // 0.1 rupees ten thousand times: floating-point sums would not be exactly 1,000.
  expect([rupeesOf('credits'), rupeesOf('cashIn'), rupeesOf('debits')]).toEqual([1_000, 1_000, 0])
})
