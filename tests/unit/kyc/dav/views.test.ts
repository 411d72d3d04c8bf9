import { describe, expect, it } from 'vitest'
import { filterNames } from '#shared/records/list/filters.ts'
import { CASE_FILTERS } from '#features/kyc/dav/caseFilters.ts'
import {
  isSearchLeft,
  isShown,
  nameProblem,
  READY_VIEWS,
  toView,
} from '#features/kyc/dav/checks/views/view.ts'

describe('a view', () => {
  it('holds the filters, and of a search only what names nobody', () => {
    const filters = { status: ['ready'], email: ['no'] }
    const byOrder = { filters, search: { by: 'orderId', text: 'B-003' } }
    const byName = { filters, search: { by: 'candidateName', text: 'Anitha' } }
    expect(toView('  Mine  now ', byOrder)).toEqual({ name: 'Mine now', ...byOrder })
    expect(toView('Mine', byName)).toEqual({ name: 'Mine', filters, search: null })
    expect([byOrder, byName].map(isSearchLeft)).toEqual([false, true])
  })

  it('is the shown one whatever the order of its values, and not with a search beside it', () => {
    const view = toView('Mine', { filters: { status: ['failed', 'ready'] }, search: null })
    const shown = { filters: { email: [], status: ['ready', 'failed'] }, search: null }
    expect(isShown(view, shown)).toBe(true)
    expect(isShown(view, { ...shown, search: { by: 'address', text: 'Hosur' } })).toBe(false)
    expect(isShown(view, { ...shown, filters: { status: ['ready'] } })).toBe(false)
  })

  it.each([
    ['', 'Give the view a name.'],
    ['   ', 'Give the view a name.'],
    ['x'.repeat(41), 'At most 40 characters.'],
    ['x'.repeat(40), null],
    ['mine', 'There is a view of this name.'],
    ['decided  TODAY', 'There is a view of this name.'],
    ['Yours', null],
  ])('named %j', (name, problem) => {
    expect(nameProblem(name, ['Mine'])).toBe(problem)
  })

  it('that is ready uses filters and values that the list has', () => {
    for (const { filters } of READY_VIEWS)
      for (const [name, values] of Object.entries(filters)) {
        expect(filterNames(CASE_FILTERS)).toContain(name)
        const filter = CASE_FILTERS.find((one) => one.name === name)
        const known = filter?.kind === 'choice' ? filter.options.map(({ value }) => value) : []
        expect(known).toEqual(expect.arrayContaining(values))
      }
  })
})
