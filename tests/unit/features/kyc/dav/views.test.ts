import { expect, it } from 'vitest'
import { CASE_FILTERS } from '#features/kyc/dav/caseFilters.ts'
import { BUILT_IN_VIEWS, toQuery, toUrl } from '#features/kyc/dav/checks/views/view.ts'

const queryOf = (text: string) => toQuery(new URLSearchParams(text))

it.each([
  ['tab=checks&client=sub-1&case=7&page=2&sort=-name', ''],
  ['status=ready&email=no&by=orderId&q=B-003', 'by=orderId&email=no&q=B-003&status=ready'],
  [
    'status=ready&status=failed&startedFrom=2026-01-01',
    'startedFrom=2026-01-01&status=failed&status=ready',
  ],
  ['status=ready&q=Anitha', 'status=ready'],
  ['status=ready&by=phoneNumber&q=98450', 'status=ready'],
  ['by=orderId', ''],
])('the view of %s is %s: filters, and only a search that names nobody', (url, query) => {
  expect(queryOf(url)).toBe(query)
})

it('opens the first page in the same tab and sub-client', () => {
  const now = new URLSearchParams('tab=checks&client=sub-1&status=failed&q=Anitha&page=3')
  expect(toUrl({ name: 'Ready', query: 'status=ready' }, now)).toBe(
    '?tab=checks&client=sub-1&status=ready',
  )
})

it('a built-in view uses existing filters and values, in the order of toQuery', () => {
  for (const { query } of BUILT_IN_VIEWS) {
    expect(queryOf(query)).toBe(query)
    for (const [name, value] of new URLSearchParams(query)) {
      const filter = CASE_FILTERS.find((one) => one.name === name)
      expect(filter?.kind === 'choice' && filter.options.map((one) => one.value)).toContain(value)
    }
  }
})
