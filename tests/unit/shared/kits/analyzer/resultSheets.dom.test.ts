import { expect, it } from 'vitest'
import { makeResultSheets } from '#shared/kits/analyzer/jobs/resultSheets.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { blobStoreOnDisk, createTestStore } from '#tests/support/stores.ts'
import { aDoneJob, anAnalyzer, jobOwnersWith } from '#tests/unit/shared/kits/jobs/builders.ts'

it('has no two columns with one name, where a document has a field of that name', async () => {
  const { analyzer } = anAnalyzer([])
  const summarize = async () => ({ findings: [], rows: [{ Status: 'Confirmed', Grade: 'E4' }] })
  const store = createTestStore(undefined, {
    jobOwners: jobOwnersWith(async () => Promise.reject(new Error('not needed'))),
    analyzers: { payslip: async () => ({ ...analyzer, summarize }) },
  })
  const job = aDoneJob()
  await storeResult(blobStoreOnDisk, job.id, { data: [] })
  const [sheet] = await store.dispatch(makeResultSheets([job]))
  expect(sheet?.rows).toEqual([
    ['File', 'Status', 'Applicant', 'Checks', 'Status (2)', 'Grade'],
    ['Payslip_Sep.pdf', 'Done', '', '', 'Confirmed', 'E4'],
  ])
})
