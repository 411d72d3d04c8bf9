import { expect, it } from 'vitest'
import { SEARCH_KEYS as CASE_KEYS } from '#features/kyc/dav/caseFilters.ts'
import { SEARCH_KEYS as JOB_KEYS } from '#features/kyc/uan/jobFilters.ts'
import type { SearchKey } from '#shared/kits/records/list/KeyedSearch.tsx'
import { suggestSearchKey } from '#shared/kits/records/list/suggestSearchKey.ts'

const offered = (keys: readonly SearchKey[], by: string, text: string) => {
  const found = suggestSearchKey(keys, by, text)
  return found === null ? null : [found.key.label, found.text]
}

it.each([
  ['candidateName', '98450 10000', ['Mobile Number', '9845010000']],
  ['candidateName', '+91 98450-10000', ['Mobile Number', '9845010000']],
  ['candidateName', 'REF-2026/0071', ['REF Number', 'REF-2026/0071']],
  ['candidateName', 'Asha Rao', null],
  ['candidateName', '', null],
  ['candidateName', '12', null],
  ['phoneNumber', 'Asha Rao', ['Candidate Name', 'Asha Rao']],
  ['phoneNumber', 'R-71', ['REF Number', 'R-71']],
  ['phoneNumber', '98450', null],
  ['referenceNumber', '9845010000', ['Mobile Number', '9845010000']],
  ['referenceNumber', 'R-71', null],
  ['address', '9845010000', null],
  ['orderId', 'R-71', null],
] as const)('an address case searched by %s for %j is offered %j', (by, text, expected) => {
  expect(offered(CASE_KEYS, by, text)).toEqual(expected)
})

it.each([
  ['candidateName', '9845010000', ['Phone Number', '9845010000']],
  ['candidateName', '1009 8451 2237', ['UAN Number', '100984512237']],
  ['uan', '9845010000', ['Phone Number', '9845010000']],
  ['uan', 'Asha Rao', ['Name', 'Asha Rao']],
  ['uan', '1009', null],
] as const)('a UAN job searched by %s for %j is offered %j', (by, text, expected) => {
  expect(offered(JOB_KEYS, by, text)).toEqual(expected)
})
