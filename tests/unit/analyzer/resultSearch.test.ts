import { describe, expect, it } from 'vitest'
import { searchedValues as taxValues } from '#features/financial/form26as/searchedValues.ts'
import { searchedValues as payslipValues } from '#features/financial/payslip/selection.ts'
import {
  countWords,
  NOTHING_TYPED,
  searched,
  stepped,
} from '#shared/analyzer/result/search/resultSearch.ts'
import { aDeductor, aStatement } from '../form26as/builders.ts'
import { aPayslip } from '../payslip/builders.ts'

const SLIPS = payslipValues([aPayslip(), aPayslip({ employer: '' })])
const found = (typed: string, shown = 0) =>
  searched(SLIPS, typed, shown).hits.map(({ place }) => place)

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

  it('begins at the payslip that is shown, and goes round', () => {
    const second = searched(SLIPS, 'net pay', 1)
    expect([second.at, countWords(second)]).toEqual([1, '2 of 2'])
    expect(countWords(stepped(second, 1))).toBe('1 of 2')
    expect(countWords(stepped(stepped(second, 1), -1))).toBe('2 of 2')
    expect(searched(SLIPS, 'sahyadri', 1).at).toBe(0)
  })

  it('says that there is nothing, and nothing before anything is typed', () => {
    expect(countWords(searched(SLIPS, 'gratuity', 0))).toBe('No match')
    expect(stepped(searched(SLIPS, 'gratuity', 0), 1).at).toBe(0)
    expect(countWords(NOTHING_TYPED)).toBe('')
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
  const labels = (typed: string) => searched(values, typed, 0).hits.map(({ label }) => label)
  expect(labels('ananya')).toEqual(['Assessee', 'Assessee'])
  expect(labels('PNEX')).toEqual(['TAN'])
  expect(labels('01-04-2025')).toEqual(['Date', 'Credit of 01-04-2025', 'Tax of 01-04-2025'])
  expect(labels('tax of')).toEqual(['Tax of 01-04-2025'])
  expect(new Set(values.map(({ place }) => place)).size).toBe(values.length)
})
