import { expect, it } from 'vitest'
import { REPORTS_ZIP_MAX_BYTES } from '#shared/config/limits.ts'
import type { ManyKit } from '#shared/dashboard/many/deed.ts'
import { manyMoved, selectMany } from '#shared/dashboard/many/manySlice.ts'
import { reportDeed } from '#shared/dashboard/many/reportDeed.ts'
import { startMany } from '#shared/dashboard/many/runMany.ts'
import { readZip } from '#shared/files/zip.ts'
import { anAppStore } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { aChosen } from './builders.ts'

/** Nobody has the memory for a real one of that size. */
const huge = () =>
  Object.defineProperty(new Blob(['%PDF']), 'size', { value: REPORTS_ZIP_MAX_BYTES })

const KIT: ManyKit = {
  list: 'list',
  noun: 'rows',
  deeds: {
    report: reportDeed({
      fetch: () => async () => Promise.resolve({ ok: true, value: huge() }),
      zipName: 'Reports',
      none: 'None',
    }),
  },
}

it('stops when the ZIP is full, saves it, and leaves the rest chosen for another one', async () => {
  const saved = watchDownloads()
  const store = anAppStore()
  const many = () => selectMany(store.getState(), KIT.list)
  const rows = ['1', '2', '3'].map((id) => aChosen(id, { action: 'report' }))
  store.dispatch(manyMoved({ list: KIT.list, event: { kind: 'put', rows } }))
  await store.dispatch(startMany(KIT, 'report', 'sub-1'))

  expect(many().run).toMatchObject({ kind: 'ended', tally: { done: 1, failed: 1 }, left: 1 })
  expect(many().chosen.map(({ id }) => id)).toEqual(['2', '3'])
  expect(many().reasons).toEqual({ 2: 'The ZIP was full: download once more for the rest.' })
  const { files } = await readZip(saved[0]?.blob ?? new Blob())
  expect(files.map(({ name }) => name)).toEqual(['Candidate 1_APP-1_report.pdf'])

  await store.dispatch(startMany(KIT, 'report', 'sub-1'))
  expect(many().chosen.map(({ id }) => id)).toEqual(['3'])
  expect(saved).toHaveLength(2)
})
