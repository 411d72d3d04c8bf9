import { http, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { templateColumns } from '#features/kyc/dav/create/caseIntake.ts'
import { CASE_CSV_COLUMN_NAMES } from '#features/kyc/dav/create/csvColumns.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { deferred } from '#tests/support/deferred.ts'
import { createTestStore } from '#tests/support/stores.ts'

const TEMPLATE = `${ORIGIN}/service/fintech/V1/dav/subclients/upload_template/sub-1`
const KAVERI = { subClientId: 'sub-1', clientId: 'client-1', batchTag: 'Kaveri Hosur' }
const columns = async () =>
  createTestStore().dispatch(templateColumns(KAVERI, new AbortController().signal))

test.each([
  ['plain', 'name,phoneNumber\r\n'],
  ['quoted', '"name","phoneNumber"\n"Asha","9845099001"\n'],
  ['separated by semicolons', 'name;phoneNumber'],
  ['separated by tabs, after a BOM and an empty line', '\uFEFF\r\nname\tphoneNumber\r\n'],
])('parses the names of a template: %s', async (_, text) => {
  apiServer.use(http.get(TEMPLATE, () => new HttpResponse(new TextEncoder().encode(text))))
  expect(await columns()).toEqual(['name', 'phoneNumber'])
})

test.each([
  ['is empty', () => new HttpResponse('\r\n')],
  ['is not available', () => new HttpResponse(null, { status: 404 })],
])('uses the default columns if the template %s', async (_, answer) => {
  apiServer.use(http.get(TEMPLATE, answer))
  expect(await columns()).toEqual(CASE_CSV_COLUMN_NAMES)
})

test('uses the default columns if it does not arrive in time, so that the file can be sent', async () => {
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  const response = deferred()
  apiServer.use(
    http.get(TEMPLATE, async () => {
      response.resolve()
      return new Promise<never>(() => undefined)
    }),
  )
  const awaited = columns()
  await response.promise
  time.abort()
  expect(await awaited).toEqual(CASE_CSV_COLUMN_NAMES)
  timeout.mockRestore()
})
