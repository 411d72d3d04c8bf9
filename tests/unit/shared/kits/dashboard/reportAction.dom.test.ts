import { expect, it } from 'vitest'
import type { BulkActions } from '#shared/kits/dashboard/bulk/bulkAction.ts'
import { bulkTransitioned, selectBulk } from '#shared/kits/dashboard/bulk/bulkSlice.ts'
import { reportAction } from '#shared/kits/dashboard/bulk/reportAction.ts'
import { startBulkAction } from '#shared/kits/dashboard/bulk/runBulkAction.ts'
import { REPORTS_ZIP_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { readZip } from '#shared/platform/files/readZip.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { aChosen } from './builders.ts'

/** Nobody has the memory for a real one of that size. */
const huge = () =>
  Object.defineProperty(new Blob(['%PDF']), 'size', { value: REPORTS_ZIP_MAX_BYTES })

const KIT: BulkActions = {
  list: 'list',
  noun: 'rows',
  actions: {
    report: reportAction({
      fetch: () => async () => Promise.resolve({ ok: true, value: huge() }),
      zipName: 'Reports',
      disabledReason: 'None',
    }),
  },
}

it('stops when the ZIP is full, saves it, and keeps the rest selected', async () => {
  const saved = watchDownloads()
  const store = createTestAppStore()
  const bulkState = () => selectBulk(store.getState(), KIT.list)
  const rows = ['1', '2', '3'].map((id) => aChosen(id, { action: 'report' }))
  store.dispatch(bulkTransitioned({ list: KIT.list, event: { kind: 'selected', rows } }))
  await store.dispatch(startBulkAction(KIT, 'report', 'sub-1'))

  expect(bulkState().run).toMatchObject({
    kind: 'ended',
    counts: { done: 1, failed: 1 },
    notTried: 1,
  })
  expect(bulkState().selected.map(({ id }) => id)).toEqual(['2', '3'])
  expect(bulkState().reasons).toEqual({ 2: 'The ZIP was full. Download again for the rest.' })
  const { files } = await readZip(saved[0]?.blob ?? new Blob())
  expect(files.map(({ name }) => name)).toEqual(['Candidate 1_APP-1_report.pdf'])

  await store.dispatch(startBulkAction(KIT, 'report', 'sub-1'))
  expect(bulkState().selected.map(({ id }) => id)).toEqual(['3'])
  expect(saved).toHaveLength(2)
})
