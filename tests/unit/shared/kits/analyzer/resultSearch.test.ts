import { describe, expect, it } from 'vitest'
import { searchableValues as taxValues } from '#features/financial/form26as/searchableValues.ts'
import { searchableValues as payslipValues } from '#features/financial/payslip/selection.ts'
import {
  describeMatchCount,
  EMPTY_SEARCH,
  searchValues,
  moveToMatch,
} from '#shared/kits/analyzer/result/search/resultSearch.ts'
import { aDeductor, aStatement } from '../../../features/financial/form26as/builders.ts'
import { aPayslip } from '../../../features/financial/payslip/builders.ts'

const SLIPS = payslipValues([aPayslip(), aPayslip({ employer: '' })])
const found = (typed: string, shown = 0) =>
  searchValues(SLIPS, typed, shown).matches.map(({ id }) => id)

describe('a search of two payslips', () => {
  it.each<[string, string[]]>([
    ['provident', ['0:deduction:0', '1:deduction:0']],
    ['PROVIDENT  Fund', ['0:deduction:0', '1:deduction:0']],
    ['168950', ['0:net', '1:net']],
    ['1,68,950.00', ['0:net', '1:net']],
    ['sahyadri', ['0:employer']],
    ['Employee name', ['0:detail:EMPLOYEE_NAME', '1:detail:EMPLOYEE_NAME']],
    ['gratuity', []],
    ['  ', []],
  ])('%j', (typed, places) => {
    expect(found(typed)).toEqual(places)
  })

  it('starts at the shown payslip and wraps around', () => {
    const second = searchValues(SLIPS, 'net pay', 1)
    expect([second.currentIndex, describeMatchCount(second)]).toEqual([1, '2 of 2'])
    expect(describeMatchCount(moveToMatch(second, 1))).toBe('1 of 2')
    expect(describeMatchCount(moveToMatch(moveToMatch(second, 1), -1))).toBe('2 of 2')
    expect(searchValues(SLIPS, 'sahyadri', 1).currentIndex).toBe(0)
  })

  it('reports no match, and nothing before anything is typed', () => {
    expect(describeMatchCount(searchValues(SLIPS, 'gratuity', 0))).toBe('No match')
    expect(moveToMatch(searchValues(SLIPS, 'gratuity', 0), 1).currentIndex).toBe(0)
    expect(describeMatchCount(EMPTY_SEARCH)).toBe('')
  })
})

it('a search of tax statements finds each value by its label and by itself, and no missing figure', () => {
  const values = taxValues([
    aStatement([]),
    aStatement([
      aDeductor([
        [100, 10],
        [200, null],
      ]),
    ]),
  ])
  const labels = (typed: string) => searchValues(values, typed, 0).matches.map(({ label }) => label)
  expect(labels('ananya')).toEqual(['Assessee', 'Assessee'])
  expect(labels('PNEX')).toEqual(['TAN'])
  expect(labels('01-04-2025')).toEqual(['Date', 'Credit of 01-04-2025', 'Tax of 01-04-2025'])
  expect(labels('tax of')).toEqual(['Tax of 01-04-2025'])
  expect(new Set(values.map(({ id }) => id)).size).toBe(values.length)
})
