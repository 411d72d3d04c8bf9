import { describe, expect, it } from 'vitest'
import { findHeaderRow, createSheetReader } from '#features/kyc/companyChecks/create/sheetReport.ts'
import { summarizeCheck } from '#features/kyc/companyChecks/create/summarizeCheck.ts'

const HEADS = ['Work Order Id', 'Company Name', 'Candidate Name', 'Employment Date']
const row = (nth: number) => [`WO-${nth}`, nth % 2 ? 'Tapti' : 'Orchid', 'Savio', '04-07-2022']

function reportOf(rows: readonly (readonly string[])[]) {
  const sheet = createSheetReader(
    findHeaderRow(rows) ?? { rowIndex: 0, columnIndexes: [null, null, null, null], foundCount: 0 },
  )
  sheet.add(rows, 0)
  return sheet.report('Checks', 1)
}
const verdict = (rows: readonly (readonly string[])[]) =>
  summarizeCheck({ kind: 'read', report: reportOf(rows) })

it('counts the checks of a sheet and keeps its first rows', () => {
  const report = reportOf([HEADS, ...Array.from({ length: 7 }, (_, nth) => row(nth)), ['', '']])
  expect(report).toMatchObject({
    rowCount: 7,
    companyCount: 2,
    missingColumns: [],
    emptyCellCount: 0,
    otherSheetCount: 1,
  })
  expect(report.firstRows).toHaveLength(5)
  expect(report.firstRows[0]).toEqual({ row: 2, cells: row(0) })
})

it.each([
  ['in another spelling', ['work order_id', 'COMPANY', 'Employee name', 'Date of joining']],
  ['in another order', ['Employment Date', 'Candidate Name', 'Company Name', 'Work Order Id']],
])('finds columns %s', (_, heads) => expect(findHeaderRow([heads])?.foundCount).toBe(4))

it('ignores a title above the header', () => {
  const report = reportOf([['Checks of November'], [], HEADS, row(1)])
  expect([report.rowCount, report.firstRows[0]?.row]).toEqual([1, 4])
})

it('ignores and counts blank rows above the header', () => {
  const report = reportOf([...Array.from({ length: 30 }, () => [' ', '']), HEADS, row(1)])
  expect(report).toMatchObject({ rowCount: 1, missingColumns: [], firstRows: [{ row: 32 }] })
})

describe('empty cells', () => {
  it('are listed by row, column and work order', () => {
    const { emptyCells, emptyCellCount } = reportOf([
      HEADS,
      ['WO-1', ' ', 'Savio', '04-07-2022'],
      row(2),
    ])
    expect(emptyCellCount).toBe(1)
    expect(emptyCells).toEqual([{ row: 2, column: 'Company Name', workOrder: 'WO-1' }])
  })

  it('of a missing column are reported once', () => {
    const report = reportOf([HEADS.slice(0, 3), row(1).slice(0, 3)])
    expect(report).toMatchObject({ emptyCellCount: 0, missingColumns: ['Employment Date'] })
  })

  it('are all counted in ten thousand rows, and the first hundred listed', () => {
    const sheet = createSheetReader({ rowIndex: 0, columnIndexes: [0, 1, 2, 3], foundCount: 4 })
    for (let from = 0; from < 10_000; from += 2_000)
      sheet.add(
        Array.from({ length: 2_000 }, () => ['WO', '', 'Savio', '']),
        from,
      )
    const { rowCount, emptyCellCount: count, emptyCells: cells } = sheet.report('Checks', 0)
    expect([rowCount, count, cells.length]).toEqual([9_999, 19_998, 100])
  })
})

it.each([
  ['Ready', 'All four columns of the template found', [HEADS, row(1)]],
  ['Check the file', 'It contains no checks', [HEADS]],
  ['Check the file', '1 cell is empty', [HEADS, ['WO-1', 'Tapti', 'Savio', '']]],
  ['Check the file', 'Missing: Employment Date', [HEADS.slice(0, 3), row(1)]],
  ['Check the file', 'None of the template columns was found', [['a', 'b'], row(1)]],
])('%s: %s', (word, why, rows) => expect(verdict(rows)).toMatchObject({ title: word, detail: why }))
