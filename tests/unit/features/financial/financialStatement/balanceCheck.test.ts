import { expect, it } from 'vitest'
import {
  balanceColumns,
  checkBalance,
} from '#features/financial/financialStatement/balanceCheck.ts'

const sheet = (
  rows: { assets?: string[]; liabilities?: string[]; equity?: string[]; head?: string[] } = {},
) => [
  ['Godavari Agro Processing Limited'],
  rows.head ?? ['Particulars', '31 March 2026', 'FY 24-25'],
  ['Cash', '642.20', '801.60'],
  ['Total assets', ...(rows.assets ?? ['10,781.40', '10,390.85'])],
  ['Total liabilities', ...(rows.liabilities ?? ['5,114.60', '5,448.70'])],
  ['Total equity', ...(rows.equity ?? ['5,666.80', '4,942.15'])],
]

const verdicts = (rows: string[][]) =>
  checkBalance(rows).map(({ isBalanced, difference }) => [isBalanced, difference])

it('compares both sides for each period, with the texts of the sheet', () => {
  expect(checkBalance(sheet())).toEqual([
    {
      period: '31 March 2026',
      assets: '10,781.40',
      liabilities: '5,114.60',
      equity: '5,666.80',
      isBalanced: true,
      difference: 0,
    },
    {
      period: 'FY 24-25',
      assets: '10,390.85',
      liabilities: '5,448.70',
      equity: '4,942.15',
      isBalanced: true,
      difference: 0,
    },
  ])
})

it.each([
  [
    'a paisa off',
    { assets: ['10,781.41', '10,390.85'] },
    [
      [false, 0.01],
      [true, 0],
    ],
  ],
  [
    'less than the other side',
    { assets: ['10,681.40', '10,390.85'] },
    [
      [false, -100],
      [true, 0],
    ],
  ],
  [
    'a missing figure',
    { equity: ['', '4,942.15'] },
    [
      [null, null],
      [true, 0],
    ],
  ],
  [
    'negative equity in brackets',
    { liabilities: ['11,000.00', '1'], equity: ['(218.60)', '2'], assets: ['10,781.40', '3'] },
    [
      [true, 0],
      [true, 0],
    ],
  ],
  [
    'paise that floating-point arithmetic gets wrong',
    { assets: ['0.3', '3'], liabilities: ['0.1', '1'], equity: ['0.2', '2'] },
    [
      [true, 0],
      [true, 0],
    ],
  ],
])('%s', (_name, rows, expected) => {
  expect(verdicts(sheet(rows))).toEqual(expected)
})

it.each([["Total stockholders' equity"], ['Total Shareholders’ Funds'], ['TOTAL NET WORTH']])(
  'recognises %s as equity',
  (label) => {
    const rows = sheet().filter(([first]) => first !== 'Total equity')
    expect(checkBalance([...rows, [label, '5,666.80', '4,942.15']])).toHaveLength(2)
  },
)

it.each([
  ['no total of assets', sheet().filter(([label]) => label !== 'Total assets')],
  ['no total of liabilities', sheet().filter(([label]) => label !== 'Total liabilities')],
  ['no total of equity', sheet().filter(([label]) => label !== 'Total equity')],
  ['no periods', sheet({ head: ['Particulars', 'This', 'Last'] })],
  ['an empty sheet', []],
  ['a statement that was not found', [['Not found in the document']]],
])('does not check %s', (_name, rows) => {
  expect(checkBalance(rows)).toEqual([])
})

it('gives numbers for the workbook of several results, and texts where there are none', () => {
  const [check] = checkBalance(sheet({ liabilities: ['(5,114.60)', ''], equity: ['see note', ''] }))
  expect(check && balanceColumns(check)).toEqual([
    ['Total assets, 31 March 2026', 10_781.4],
    ['Total liabilities, 31 March 2026', -5114.6],
    ['Total equity, 31 March 2026', 'see note'],
    ['Check, 31 March 2026', 'A figure is missing'],
  ])
})
