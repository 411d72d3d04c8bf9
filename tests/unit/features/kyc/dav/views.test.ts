import { describe, expect, it } from 'vitest'
import { CASE_FILTERS } from '#features/kyc/dav/caseFilters.ts'
import {
  hasUnsavableSearch,
  isCurrentView,
  validateViewName,
  BUILT_IN_VIEWS,
  toView,
} from '#features/kyc/dav/checks/views/view.ts'

describe('view', () => {
  it('contains the filters, and only a search that names nobody', () => {
    const filters = { status: ['ready'], email: ['no'] }
    const byOrder = { filters, search: { searchKey: 'orderId', text: 'B-003' } }
    const byName = { filters, search: { searchKey: 'candidateName', text: 'Anitha' } }
    expect(toView('  Mine  now ', byOrder)).toEqual({ name: 'Mine now', ...byOrder })
    expect(toView('Mine', byName)).toEqual({ name: 'Mine', filters, search: null })
    expect([byOrder, byName].map(hasUnsavableSearch)).toEqual([false, true])
  })

  it('is current whatever the order of its values, but not with an additional search', () => {
    const view = toView('Mine', { filters: { status: ['failed', 'ready'] }, search: null })
    const query = { filters: { email: [], status: ['ready', 'failed'] }, search: null }
    expect(isCurrentView(view, query)).toBe(true)
    expect(isCurrentView(view, { ...query, search: { searchKey: 'address', text: 'Hosur' } })).toBe(
      false,
    )
    expect(isCurrentView(view, { ...query, filters: { status: ['ready'] } })).toBe(false)
  })

  it.each([
    ['', 'Enter a name for the view.'],
    ['   ', 'Enter a name for the view.'],
    ['x'.repeat(41), 'At most 40 characters.'],
    ['x'.repeat(40), null],
    ['mine', 'A view with this name already exists.'],
    ['decided  TODAY', 'A view with this name already exists.'],
    ['Yours', null],
  ])('named %j', (name, problem) => {
    expect(validateViewName(name, ['Mine'])).toBe(problem)
  })

  it('that is built in uses existing filters and values', () => {
    for (const { filters } of BUILT_IN_VIEWS)
      for (const [name, values] of Object.entries(filters)) {
        const filter = CASE_FILTERS.find((one) => one.name === name)
        const known = filter?.kind === 'choice' ? filter.options.map(({ value }) => value) : []
        expect(known).toEqual(expect.arrayContaining(values))
      }
  })
})
