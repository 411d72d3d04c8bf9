import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { passbookDefinition } from '#features/financial/passbook/definition.ts'
import { OUTPUT_FILE } from '#features/financial/passbook/report/report.ts'
import { jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import { openWholeResult } from '#shared/kits/jobs/results/openResult.ts'
import { readStoredResult, storeResult } from '#shared/kits/jobs/results/results.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { blobStoreOnDisk, createTestStore } from '#tests/support/stores.ts'
import { aDoneJob, KABIR } from '../../../shared/kits/jobs/builders.ts'

const REPORT = `${ORIGIN}/service/fintech/V1/passbook/report`
const { signal } = new AbortController()

async function storeWithPassbook() {
  await storeResult(blobStoreOnDisk, 'passbook-1', { data: null })
  const store = createTestStore()
  store.dispatch(signedIn(KABIR))
  store.dispatch(jobUpserted(aDoneJob({ id: 'passbook-1', analyzer: 'passbook' })))
  return store
}

test('fetches the workbook of a passbook once, without its page', async () => {
  const store = await storeWithPassbook()
  apiServer.use(http.get(REPORT, () => new HttpResponse('workbook')))
  const open = async () => store.dispatch(openWholeResult(passbookDefinition, 'passbook-1', signal))
  expect(await (await open())?.files?.[OUTPUT_FILE]?.text()).toBe('workbook')
  const stored = await readStoredResult(blobStoreOnDisk, 'passbook-1')
  expect(await stored?.files?.[OUTPUT_FILE]?.text()).toBe('workbook')
  apiServer.resetHandlers() // a second request fails
  expect((await open())?.files).toHaveProperty(OUTPUT_FILE)
})

test('a failed fetch gives nothing and can be repeated', async () => {
  const store = await storeWithPassbook()
  apiServer.use(http.get(REPORT, () => HttpResponse.json({ detail: 'gone' }, { status: 500 })))
  const open = async () => store.dispatch(openWholeResult(passbookDefinition, 'passbook-1', signal))
  expect(await open()).toBeNull()
  apiServer.use(http.get(REPORT, () => new HttpResponse('workbook')))
  expect((await open())?.files).toHaveProperty(OUTPUT_FILE)
})
