import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { saveJob } from '#shared/jobs/jobsStore.ts'
import { jobPath } from '#shared/jobs/job.ts'
import { keepResult } from '#shared/jobs/results.ts'
import { press } from '#tests/support/hands.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { anAppStore, vaultOnDisk } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { lowerCamelForm } from '#tests/unit/form26as/builders.ts'
import { aDoneJob, KABIR } from '#tests/unit/jobs/builders.ts'
import { grossSalaryForm } from '#tests/unit/payslip/builders.ts'

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
])('Download Json of %s saves the answer as it came', async (analyzer, answer) => {
  const calls = await ANALYZER_LOADERS[analyzer]?.()
  if (calls === undefined) throw new Error(`${analyzer} is no analyzer`)
  const { title, path } = calls
  const job = aDoneJob({ analyzer, title, path })
  const store = anAppStore()
  await signInAs(store, KABIR.email)
  await saveJob(job)
  await keepResult(vaultOnDisk, job.id, { data: answer })
  const saved = watchDownloads()
  const { user } = await renderApp(jobPath(job), { store })
  await press(user, 'Download Json')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual(answer)
})
