import { expect, it } from 'vitest'
import type { TextLine } from '#shared/kits/history/content/textLines.ts'
import { figureFindings } from '#shared/kits/history/rules/figures/figures.ts'
import { statementRows } from '#shared/kits/history/rules/figures/statementRows.ts'

const PLACE = { left: 0, top: 0, width: 0.1, height: 0.01 }
const linesOf = (...texts: string[]): TextLine[] =>
  texts.map((text) => ({
    page: 1,
    text,
    words: text.split(' ').map((word) => ({ text: word, place: PLACE })),
  }))

/** What is found, as 'rule: text'. */
function find(...texts: string[]): string[] {
  const lines = linesOf(...texts)
  return figureFindings(lines, statementRows(lines)).flatMap(({ rule, evidence }) =>
    evidence.map(({ now }) => `${rule}: ${now ?? ''}`),
  )
}

const STATEMENT = [
  '01/04/2026 SALARY 50,000.00 60,000.00 Cr',
  '02/04/2026 UPI/DR/410000000001/SHOP 500.00 59,500.00 Cr',
  '04/04/2026 RENT 12,000.00 47,500.00 Cr',
  '05/04/2026 UPI/CR/410000000002/FRIEND 1,000.00 48,500.00 Cr',
  '09/04/2026 ATM WDL 5,000.00 43,500.00 Cr',
  '12/04/2026 NEFT CR SBIN126041200001 2,500.00 46,000.00 Cr',
  '18/04/2026 EMI 6,000.00 40,000.00 Cr',
  '21/04/2026 SHOP 100.00 39,900.00 Cr',
]
const changed = (row: number, from: string, to: string) =>
  STATEMENT.map((text, index) => (index === row ? text.replace(from, to) : text))

it('finds nothing in a statement that adds up, in either order', () => {
  expect(find(...STATEMENT)).toEqual([])
  expect(find(...STATEMENT.toReversed())).toEqual([])
})

it.each([
  ['an amount', changed(3, ' 1,000.00', ' 9,000.00'), 1],
  ['a balance', changed(3, '48,500.00', '84,500.00'), 2],
])('finds %s that the balances contradict', (_, rows, count) => {
  const found = find(...rows)
  expect(found).toHaveLength(count)
  expect(found[0]).toMatch(/^balanceBroken: 05\/04\/2026/)
})

it.each([
  ['a table that is read wrongly', STATEMENT.map((row) => row.replace(/ [\d,.]+ Cr/, ' 7.00 Cr'))],
  [
    'a total between two accounts',
    [...STATEMENT.slice(0, 7), 'Opening balance', '21/04/2026 A 1.00 9.00'],
  ],
  [
    'rows without a balance',
    [...STATEMENT.slice(0, 7), '20/04/2026 A 1.00', '21/04/2026 B 1.00 9.00'],
  ],
])('says nothing about the balances of %s', (_, rows) => {
  expect(find(...rows)).toEqual([])
})

it.each([
  [
    [
      'Opening balance 1,000.00',
      'Total credits 500.00',
      'Total debits 200.00',
      'Closing balance 1,900.00',
    ],
    'sumsDiffer: 1,900.00, but opening balance plus credits less debits gives 1,300.00',
  ],
  [
    [
      'Payslip for May 2026',
      'Gross earnings 80,000.00 Total deductions 8,000.00',
      'Net pay 73,000.00',
    ],
    'sumsDiffer: 73,000.00, but gross less deductions gives 72,000.00',
  ],
  [['Paid on 31/04/2026'], 'impossibleDate: 31/04/2026'],
  [['Paid on 30 Feb 2026'], 'impossibleDate: 30 Feb 2026'],
  [['05/04/2026 CLG CHQ 000123 5,000.00 6,000.00'], 'clearingOnHoliday: 05/04/2026, a Sunday'],
  [
    ['15/08/2025 INWARD CLEARING 5,000.00 6,000.00'],
    'clearingOnHoliday: 15/08/2025, Independence Day',
  ],
  [
    ['02/04/2026 UPI/DR/410000000001/A 5.00 9.00', '03/04/2026 UPI/DR/410000000001/A 6.00 3.00'],
    'repeatedReference: 410000000001 on 02/04/2026 and 03/04/2026',
  ],
  [
    ['GSTIN: 27AAPFU0939F1ZX'],
    'numberDiffers: GSTIN 27AAPFU0939F1ZX: its check digit does not fit',
  ],
  [
    ['PAN: AABCU9603R GSTIN: 27AAPFU0939F1ZV'],
    'numberDiffers: GSTIN 27AAPFU0939F1ZV does not hold the PAN AABCU9603R',
  ],
  [['Aadhaar No: 2345 6789 0123'], 'numberDiffers: Aadhaar number: its check digit does not fit'],
  [['Pay slip', 'PAN: ABCCK1234F'], 'numberDiffers: PAN ABCCK1234F is not of a person'],
  [
    ['Pay slip', 'Employee name: Asha Rao', 'PAN: ABCPK1234F'],
    'numberDiffers: PAN ABCPK1234F does not fit the name Asha Rao',
  ],
  [
    ['HDFC Bank', 'Branch Pune', 'IFSC: SBIN0001234'],
    'numberDiffers: IFSC SBIN0001234 is not of HDFC Bank',
  ],
])('finds the contradiction in %j', (texts, expected) => {
  expect(find(...texts)).toEqual([expected])
})

it.each([
  [
    [
      'Opening balance 1,000.00',
      'Total credits 500.00',
      'Total debits 200.00',
      'Closing balance 1,300.00',
    ],
  ],
  [
    [
      'Payslip',
      'Gross pay 80,000.00 Total deductions 8,000.00',
      'Reimbursement 1,000.00',
      'Net pay 73,000.00',
    ],
  ],
  [['Paid on 31/03/2026, reference 31-04-20261']],
  [
    [
      '05/04/2026 NEFT CLEARING 5,000.00 6,000.00',
      '05/04/2026 CLG RETURN CHARGES 5,000.00 1,000.00',
    ],
  ],
  [['02/04/2026 UPI/DR/410000000001/A 5.00 9.00', '03/04/2026 UPI REV/410000000001/A 5.00 14.00']],
  [['GSTIN: 27AAPFU0939F1ZV', 'Aadhaar No: XXXX XXXX 1234']],
  [['Pay slip', 'Employee name: Asha Rao', 'PAN: ABCPR1234F']],
  [['Pay slip', 'PAN: XXXXX1234X']],
  [['HDFC Bank', 'Branch Pune', 'IFSC: HDFC0001234']],
])('finds nothing in %j', (texts) => {
  expect(find(...texts)).toEqual([])
})
