import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { jobUrl } from '#shared/kits/jobs/job.ts'
import { saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { lowerCamelForm } from '#tests/unit/features/financial/form26as/builders.ts'
import { grossSalaryForm } from '#tests/unit/features/financial/payslip/builders.ts'
import { aDoneJob, KABIR } from '#tests/unit/shared/kits/jobs/builders.ts'

test.each<[string, object]>([
  [
    'payslip',
    {
      data: [
        {
          ...grossSalaryForm(),
          employerPF: 1_800,
          earningsYearToDate: [{ Label: 'Basic', Value: 30 }],
        },
      ],
    },
  ],
  [
    'form26',
    [{ nameOfAssessee: 'ANANYA DESHPANDE', sections: { Section192: lowerCamelForm().Section192 } }],
  ],
  ['pancard', { page_0: { docType: 'PAN', docId: 'ABCPD1234K', Score: 0.97 } }],
])(
  'Download Json of a %s result that an older build stored saves its values',
  async (analyzer, answer) => {
    const calls = await ANALYZER_LOADERS[analyzer]?.()
    if (calls === undefined) throw new Error(`${analyzer} is no analyzer`)
    const { title, path } = calls
    const job = aDoneJob({ analyzer, title, path })
    const store = createTestAppStore()
    await signInAs(store, KABIR.email)
    await saveJob(job)
    await storeResult(blobStoreOnDisk, job.id, { data: answer })
    const saved = watchDownloads()
    const { user } = await renderApp(jobUrl(job), { store })
    await press(user, 'Download Json')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual(answer)
  },
)

test('Download Json saves the bytes that the server sent', async () => {
  const sent = '{ "page_0":  {"docType": "PAN", "score": 30.00, "more": {"b": 1, "a": 1e2}} }\n'
  const calls = await ANALYZER_LOADERS.pancard?.()
  if (calls === undefined) throw new Error('pancard is no analyzer')
  const { title, path } = calls
  const job = aDoneJob({ analyzer: 'pancard', title, path })
  const store = createTestAppStore()
  await signInAs(store, KABIR.email)
  await saveJob(job)
  sandboxServer.use(
    http.get('*/service/fintech/V1/id-extraction/output', () => new HttpResponse(sent)),
  )
  const saved = watchDownloads()
  const { user } = await renderApp(jobUrl(job), { store })
  await press(user, 'Download Json')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.blob.text()).toBe(sent)
  expect(saved[0]?.blob.type).toBe('application/json')
})
