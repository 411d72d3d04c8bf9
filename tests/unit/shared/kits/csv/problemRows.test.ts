import { describe, expect, it } from 'vitest'
import { CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'
import {
  findProblemRows,
  rowsToLeaveOut,
  withoutRows,
} from '#shared/kits/csv/preflight/problemRows.ts'

const ROWS = [
  'Asha,R1,9845010000,asha@mail.in,MG Road,,',
  'Bala,R2,9.84107E+09,asha@,MG Road,,',
  ',R3,9845010003,,MG Road,,',
  'Asha R,R4,9845010000,,MG Road,,',
  'Chitra,R5,+91 98450 10005,,MG Road,,',
  'Divya,R6,9845010006,divya@,MG Road,,',
]
const { report, listPeople, write } = openCsv(
  new TextEncoder().encode([CASE_CSV_COLUMN_NAMES.join(','), ...ROWS, ''].join('\n')),
  { columns: CASE_CSV_COLUMNS, template: CASE_CSV_COLUMN_NAMES, existingValues: {} },
)
const effects = (choices = {}) =>
  findProblemRows(report, choices).map(({ row, effect }) => [row, effect])

describe('rows with a problem', () => {
  it('are named by their worst problem, worst rows first', () => {
    expect(effects()).toEqual([
      [3, 'unreachable'],
      [4, 'unreachable'],
      [5, 'repeated'],
      [6, 'uncertain'],
      [7, 'uncertain'],
    ])
    expect(findProblemRows(report, {})[0]).toMatchObject({
      person: 'Bala',
      problem: 'Phone Number: Shortened by a spreadsheet; digits are lost',
    })
  })

  it('do not count as notified where they reach nobody', () => {
    expect(listPeople({}, 8)).toEqual({ names: ['Asha', 'Asha R', 'Chitra', 'Divya'], count: 4 })
  })

  it('are open no longer once they are repaired, kept or removed', () => {
    const choices = {
      '3:2': { kind: 'set', text: '9845010002' },
      '4:0': { kind: 'removed' },
      '5:duplicate': { kind: 'ignored' },
    } as const
    expect(effects(choices)).toEqual([
      [3, 'uncertain'],
      [6, 'uncertain'],
      [7, 'uncertain'],
    ])
  })

  it('are left out of the repaired file if they reach nobody, or somebody twice', () => {
    const left = withoutRows(report, rowsToLeaveOut(findProblemRows(report, {})), {})
    expect(effects(left)).toEqual([
      [6, 'uncertain'],
      [7, 'uncertain'],
    ])
    expect(listPeople(left, 8)).toEqual({ names: ['Asha', 'Chitra', 'Divya'], count: 3 })
    expect(write(left).split('\r\n').slice(1)).toEqual([ROWS[0], ROWS[4], ROWS[5], ''])
  })
})
