import { describe, expect, it } from 'vitest'
import { findHead, readSheet } from '#features/kyc/companyChecks/create/sheetReport.ts'
import { verdictOf } from '#features/kyc/companyChecks/create/verdict.ts'

const HEADS = ['Work Order Id', 'Company Name', 'Candidate Name', 'Employment Date']
const row = (nth: number) => [`WO-${nth}`, nth % 2 ? 'Tapti' : 'Orchid', 'Savio', '04-07-2022']

function reportOf(rows: readonly (readonly string[])[]) {
  const sheet = readSheet(findHead(rows) ?? { at: 0, places: [null, null, null, null], found: 0 })
  sheet.add(rows, 0)
  return sheet.report('Checks', 1)
}
const verdict = (rows: readonly (readonly string[])[]) =>
  verdictOf({ kind: 'read', report: reportOf(rows) })

it('a sheet of checks is counted, and its first rows are kept', () => {
  const report = reportOf([HEADS, ...Array.from({ length: 7 }, (_, nth) => row(nth)), ['', '']])
  expect(report).toMatchObject({ rows: 7, companies: 2, missing: [], gapCount: 0, others: 1 })
  expect(report.first).toHaveLength(5)
  expect(report.first[0]).toEqual({ row: 2, cells: row(0) })
})

it.each([
  ['spelled otherwise', ['work order_id', 'COMPANY', 'Employee name', 'Date of joining']],
  ['in another order', ['Employment Date', 'Candidate Name', 'Company Name', 'Work Order Id']],
])('columns %s are found', (_, heads) => expect(findHead([heads])?.found).toBe(4))

it('a title above the head is no row', () => {
  const report = reportOf([['Checks of November'], [], HEADS, row(1)])
  expect([report.rows, report.first[0]?.row]).toEqual([1, 4])
})

it('any number of blank rows above the head are none, and are counted', () => {
  const report = reportOf([...Array.from({ length: 30 }, () => [' ', '']), HEADS, row(1)])
  expect(report).toMatchObject({ rows: 1, missing: [], first: [{ row: 32 }] })
})

describe('empty cells', () => {
  it('are named by row, column and work order', () => {
    const { gaps, gapCount } = reportOf([HEADS, ['WO-1', ' ', 'Savio', '04-07-2022'], row(2)])
    expect(gapCount).toBe(1)
    expect(gaps).toEqual([{ row: 2, column: 'Company Name', workOrder: 'WO-1' }])
  })

  it('of a whole missing column are said once', () => {
    const report = reportOf([HEADS.slice(0, 3), row(1).slice(0, 3)])
    expect(report).toMatchObject({ gapCount: 0, missing: ['Employment Date'] })
  })

  it('of ten thousand rows are all counted, and the first hundred named', () => {
    const sheet = readSheet({ at: 0, places: [0, 1, 2, 3], found: 4 })
    for (let from = 0; from < 10_000; from += 2_000)
      sheet.add(
        Array.from({ length: 2_000 }, () => ['WO', '', 'Savio', '']),
        from,
      )
    const { rows, gapCount, gaps } = sheet.report('Checks', 0)
    expect([rows, gapCount, gaps.length]).toEqual([9_999, 19_998, 100])
  })
})

it.each([
  ['Ready', 'All four columns of the template found', [HEADS, row(1)]],
  ['Look again', 'There is no check in it', [HEADS]],
  ['Look again', '1 cell is empty', [HEADS, ['WO-1', 'Tapti', 'Savio', '']]],
  ['Look again', 'Missing: Employment Date', [HEADS.slice(0, 3), row(1)]],
  ['Look again', 'No column of the template was found', [['a', 'b'], row(1)]],
])('%s: %s', (word, why, rows) => expect(verdict(rows)).toMatchObject({ word, why }))
