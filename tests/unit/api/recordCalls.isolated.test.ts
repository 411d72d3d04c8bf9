import { expect, test, vi } from 'vitest'
import { findCall } from '#api/calls.ts'
import type * as RecordCalls from '#shared/kits/records/recordCalls.ts'

const made: { name: string; method: string; path: string | ((args: never) => string) }[] = []

vi.mock('#shared/kits/records/recordCalls.ts', async (original) => {
  const module = await original<typeof RecordCalls>()
  const recordCalls: typeof module.recordCalls = (options) => {
    const calls = module.recordCalls(options)
    made.push(...Object.values(calls))
    return calls
  }
  return { ...module, recordCalls }
})

test('the calls of the admin lists are described under their names', async () => {
  await import('#features/admin/clients/clientsApi.ts')
  await import('#features/admin/services/servicesApi.ts')
  await import('#features/admin/users/usersApi.ts')
  expect(made).toHaveLength(12)
  for (const { name, method, path } of made) expect(findCall(method, String(path))?.name).toBe(name)
})
