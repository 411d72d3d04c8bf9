import { expect } from 'vitest'
import * as XLSX from 'xlsx'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { bytes, KABIR, responseText } from './dav/steps.ts'
import { login, send } from './http.ts'

const list = (json: object) => send('POST', '/CompanyChecks/V1/job-list', { json })
type List = { jobs: { jobId: string; jobStatus: string; createdAt: string }[]; total_count: number }
const listOf = ({ body }: { body: unknown }) => body as List // the sandbox's own answer

const HEADS = ['Work Order Id', 'Company Name', 'Candidate Name', 'Employment Date']
function upload(rows: readonly (readonly string[])[], part = 'file') {
  const book = XLSX.utils.book_new()
  const sheet = XLSX.utils.aoa_to_sheet(rows.map((row) => row.slice()))
  XLSX.utils.book_append_sheet(book, sheet, 'Checks')
  const data: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx' })
  const body = new FormData()
  body.append(part, new File([data], 'checks.xlsx'))
  return bytes('POST', '/CompanyChecks/V1/create-job', body)
}

test.beforeEach(async () => {
  await login(KABIR)
})

test('a list comes by fifty, newest first, of the own client alone', async () => {
  const first = listOf(await list({ offset: 0 }))
  expect([first.jobs.length, first.total_count]).toEqual([50, 128])
  const times = first.jobs.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(listOf(await list({ offset: 100 })).jobs).toHaveLength(28)
})

test.each([
  ['no offset', {}],
  ['an offset between', { offset: 8 }],
  ['two keys', { offset: 0, company_name: 'a', batch_id: 'b' }],
  ['a key without a text', { offset: 0, company_name: '' }],
  ['a status that is none', { offset: 0, job_status: 'Done' }],
  ['a date that is not midnight UTC', { offset: 0, processing_date: '2026-11-19T05:30:00.000Z' }],
  ['an unknown key', { offset: 0, limit: 50 }],
] as const)('%s is refused', async (_, json) => {
  expect((await list(json)).status).toBe(422)
})

test('each key narrows the list', async () => {
  const { total_count } = listOf(await list({ offset: 0, job_status: 'Job Failed to Start' }))
  expect(total_count).toBeGreaterThan(0)
  expect(listOf(await list({ offset: 0, batch_id: 'wo-20127' })).total_count).toBe(1)
})

test('an uploaded row becomes a check that is begun, and completed in time', async () => {
  await upload([HEADS, ['WO-1', 'Tapti', 'Savio', '04-07-2022']])
  const status = async () => listOf(await list({ offset: 0, batch_id: 'WO-1' })).jobs[0]?.jobStatus
  const { world } = sandboxServer
  world.speed = 1
  expect(await status()).toBe('Yet To Start')
  world.advance(25_000)
  expect(await status()).toBe('IN PROGRESS')
  world.advance(60_000)
  expect(await status()).toBe('Completed')
})

test('a workbook is read as strictly as its call', async () => {
  const row = ['WO-1', '', 'Savio', '04-07-2022']
  expect(responseText(await upload([HEADS, row]))).toEqual({
    detail: 'Row 2: Company Name is empty',
  })
  expect(responseText(await upload([HEADS]))).toEqual({ detail: 'The workbook has no rows' })
  expect((await upload([HEADS, row], 'csv_file')).status).toBe(422)
})

test('there is a report of a completed check alone', async () => {
  const { jobs } = listOf(await list({ offset: 0 }))
  const report = async (status: string) => {
    const jobId = jobs.find(({ jobStatus }) => jobStatus === status)?.jobId ?? ''
    return bytes('POST', `/CompanyChecks/V1/download-report?job_id=${jobId}`)
  }
  expect((await report('IN PROGRESS')).status).toBe(400)
  expect((await report('Completed')).status).toBe(200)
})
