import { expect, it } from 'vitest'
import { toJobOptions } from '#features/financial/bankStatement/api/submission.ts'
import { bankStatementCalls } from '#features/financial/bankStatement/calls.ts'
import { blobStoreOnDisk } from '#tests/support/stores.ts'
import { aFile, aSubmission } from './builders.ts'

it('reports missing related parties and sends nothing', async () => {
  const relatedParties = aFile({ id: 'gone', name: 'parties.xlsx', kind: 'xlsx', pages: null })
  const sent = await bankStatementCalls.submit({
    files: [],
    options: toJobOptions(aSubmission({ relatedParties })),
    blobStore: blobStoreOnDisk,
    signal: new AbortController().signal,
    onUploadProgress: () => undefined,
  })
  expect(sent).toBeNull()
})
