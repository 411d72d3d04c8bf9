import * as v from 'valibot'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  parseStoredValue,
  createStoredValue,
} from '#shared/platform/session/storage/createStoredValue.ts'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { clearSessionKeys, SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'

const schema = v.object({ owner: v.string(), pages: v.number() })
const VALUE = { owner: 'kabir@example.com', pages: 3 }
const key = SESSION_KEYS.drafts

const inTab = createStoredValue({ key, scope: 'tab', schema, whenUnreadable: 'removed' })
const onDevice = createStoredValue({ key, scope: 'device', schema, whenUnreadable: 'removed' })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  setSessionFlag()
})

describe.each([
  ['tab', inTab, () => window.sessionStorage, () => window.localStorage],
  ['device', onDevice, () => window.localStorage, () => window.sessionStorage],
] as const)('kept by the %s', (scope, entry, storage, otherPlace) => {
  it('is read back, as plain JSON under its key, and from nowhere else', () => {
    entry.write(VALUE)
    expect(storage().getItem(key)).toBe(JSON.stringify(VALUE))
    expect(otherPlace().getItem(key)).toBeNull()
    expect(entry.read()).toEqual(VALUE)
  })

  it('is null before writing, after removal and after the clean-up', () => {
    expect(entry.read()).toBeNull()
    entry.write(VALUE)
    entry.remove()
    expect(entry.read()).toBeNull()
    entry.write(VALUE)
    clearSessionKeys()
    expect(storage().getItem(key)).toBeNull()
  })

  it.each(['', '{', 'null', '{"owner":1}', '{"owner":"a"}'])('%j is none and removed', (text) => {
    storage().setItem(key, text)
    expect(entry.read()).toBeNull()
    expect(storage().getItem(key)).toBeNull()
  })

  it('keeps an unreadable entry if its definition says so', () => {
    storage().setItem(key, '{')
    expect(createStoredValue({ key, scope, schema, whenUnreadable: 'left' }).read()).toBeNull()
    expect(storage().getItem(key)).toBe('{')
  })

  it('removes an entry of another user', () => {
    entry.write(VALUE)
    expect(entry.read(({ owner }) => owner === VALUE.owner)).toEqual(VALUE)
    expect(entry.read(({ owner }) => owner === 'meera@example.com')).toBeNull()
    expect(storage().getItem(key)).toBeNull()
  })

  it('is not written after the session', () => {
    clearSessionFlag()
    entry.write(VALUE)
    expect(storage().getItem(key)).toBeNull()
  })
})

/** What a browser does that forbids storage, or whose storage is full. */
function storageThrows(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
}

test('forbidden storage: nothing for the tab, memory for the device', () => {
  storageThrows('getItem', 'setItem', 'removeItem')
  inTab.write(VALUE)
  onDevice.write(VALUE)
  expect([inTab.read(), onDevice.read()]).toEqual([null, VALUE])
  clearSessionKeys()
  expect([inTab.read(), onDevice.read()]).toEqual([null, null])
})

test('full storage: keeps the previous value, and the page continues', () => {
  inTab.write(VALUE)
  storageThrows('setItem')
  inTab.write({ ...VALUE, pages: 4 })
  expect(inTab.read()).toEqual(VALUE)
})

test.each([
  [VALUE, VALUE],
  [undefined, null],
  [{ owner: 'a' }, null],
])('%j reads as %j, wherever it came from', (stored, expected) => {
  expect(parseStoredValue(schema, stored)).toEqual(expected)
})
