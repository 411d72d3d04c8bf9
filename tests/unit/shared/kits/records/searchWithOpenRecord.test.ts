import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchWithOpenRecord } from '#shared/kits/records/useOpenRecord.ts'

const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {}

/** Chrome 111 and Safari 16.4 lack it. */
beforeEach(() => void Reflect.deleteProperty(URLSearchParams.prototype, 'size'))
afterEach(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size))

it.each([
  ['', null, ''],
  ['open=u1', null, ''],
  ['q=asha&open=u1', null, '?q=asha'],
  ['q=asha', 'u2', '?q=asha&open=u2'],
])("the search '%s' with the record %s open is '%s'", (search, id, expected) => {
  expect(searchWithOpenRecord(new URLSearchParams(search), id)).toBe(expected)
})
