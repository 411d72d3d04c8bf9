import { describe, expect } from 'vitest'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { UanJob } from '#tests/sandbox/uan/job.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { bytes, KABIR, responseText } from './dav/steps.ts'
import { login, NO_CACHE, send } from './http.ts'

const HOSUR = 'sub-kvm-kaveri-hosur'
const FAULTS = 'sub-kvm-sandbox-faults'

type List = {
  jobDetails: { job_id: string; createdAt: string; jobStatus: string }[]
  totalCount: number
}
const listOf = ({ body }: { body: unknown }) => body as List // the sandbox's own answer

const firstList = (subClientId = HOSUR, offset = 0) =>
  send('POST', '/UAN/V1/job/filter', {
    json: { subClientIds: [subClientId], limit: 50, offset, truncateResponse: true },
  })
const filtered = (filters: object) =>
  send('POST', '/UAN/V1/job/filter', {
    json: {
      filters: { subClientIds: [HOSUR], ...filters },
      limit: 50,
      offset: 0,
      truncateResponse: true,
    },
  })
function aJob(fits: (job: UanJob) => boolean): UanJob {
  const found = [...sandboxServer.world.uanJobs.values()].find(fits)
  if (found === undefined) throw new Error('no such job is seeded')
  return found
}
const withStatus = (status: string) => aJob(({ jobStatus }) => jobStatus === status)
const reportOf = ({ jobId }: UanJob) => bytes('POST', `/UAN/V1/job/download-report?job_id=${jobId}`)

const HEADER = 'name,phoneNumber,uanNumber,internalReferenceNumber'
function upload(text: string, name = 'jobs.csv', change: Record<string, string> = {}) {
  const { clientId = '' } = sandboxServer.world.subClients.get(HOSUR) ?? {}
  const body = new FormData()
  body.append('csv_file', new File([text], name, { type: 'text/csv' }))
  const parts = { client_id: clientId, subclient_id: HOSUR, ...change }
  for (const [part, value] of Object.entries(parts)) body.append(part, value)
  return bytes('POST', '/UAN/V1/job/initiate', body)
}

test.beforeEach(async () => {
  await login(KABIR)
})

test('sub-clients come as records; another client’s are refused', async () => {
  const { body } = await send('GET', '/UAN/V1/subclient/')
  expect(body).toContainEqual({ _id: HOSUR, subClientOf: 'client-0002', batchTag: 'Kaveri Hosur' })
  expect((await firstList('sub-pin-cts')).status).toBe(403)
})

test('a list comes by fifty, newest first, its days as India writes them', async () => {
  const first = listOf(await firstList())
  expect([first.jobDetails.length, first.totalCount]).toEqual([50, 128])
  expect(listOf(await firstList(HOSUR, 100)).jobDetails).toHaveLength(28)
  expect(first.jobDetails[0]?.createdAt).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)
})

describe('filters', () => {
  test('statuses, flags and one key narrow the list', async () => {
    const passed = listOf(await filtered({ jobStatus: ['PASS'], otpSent: [true] }))
    expect(new Set(passed.jobDetails.map(({ jobStatus }) => jobStatus))).toEqual(new Set(['PASS']))
    const { uanNumber } = withStatus('FAIL').sourceData
    expect(listOf(await filtered({ uan: uanNumber })).totalCount).toBe(1)
    expect(listOf(await filtered({ smsSent: [true, false] })).totalCount).toBe(128)
  })

  test.each([
    ['two keys', { candidateName: 'a', uan: '1' }],
    ['letters as a phone', { phoneNumber: '98a' }],
    ['a UAN with a dash', { uan: '1009-8' }],
    ['one date of two', { createdAfter: '20/11/2026 00:00:00' }],
    ['a status that cannot be asked for', { jobStatus: ['FETCHING_DETAILS'] }],
    ['an unknown name', { name: 'a' }],
  ])('%s: refused', async (_, filters) => {
    expect((await filtered(filters)).status).toBe(422)
  })
})

test('an upload opens a job for each row and sends its link', async ({ world }) => {
  const { status } = await upload(`${HEADER}\nAsha Rao,9845012345,100984512237,E-1`)
  expect(status).toBe(200)
  const job = aJob(({ sourceData }) => sourceData.name === 'Asha Rao')
  expect(job).toMatchObject({ jobStatus: 'NOT_LOGGED_IN', statusFlags: { smsStatus: true } })
  expect(world.inbox[0]).toMatchObject({ to: '9845012345', link: `/uan/form?id=${job.jobId}` })
})

test.each([
  ['a UAN of eleven digits', `${HEADER}\nAsha,9845012345,10098451223,E-1`],
  ['a missing column', 'name,phoneNumber\nAsha,9845012345'],
  ['no rows', HEADER],
])('%s: refused', async (_, text) => {
  expect((await upload(text)).status).toBe(400)
})

test('a client that is not the sub-client’s is refused', async () => {
  const { status } = await upload(`${HEADER}\nAsha,9845012345,100984512237,E-1`, 'jobs.csv', {
    client_id: 'client-0001',
  })
  expect(status).toBe(400)
})

test('only what has passed has a report', async () => {
  const report = await reportOf(withStatus('PASS'))
  expect(new TextDecoder().decode(report.bytes.slice(0, 5))).toBe('%PDF-')
  expect(responseText(await reportOf(withStatus('FAIL')))).toEqual({
    detail: 'The job has not passed',
  })
})

/** The status, or that there was no answer. */
const endOf = async (call: Promise<{ status: number }>) =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof TypeError ? 'no answer' : error),
  )
const CALL: Record<string, (value: string) => Promise<{ status: number }>> = {
  uanJob: (value) =>
    value === 'odd-status' || value.startsWith('link-') // they show themselves elsewhere
      ? firstList(FAULTS)
      : reportOf(aJob(({ sourceData }) => sourceData.internalReferenceNumber === value)),
  uanSearch: (value) => filtered({ candidateName: value }),
  uanUpload: (value) => upload(`${HEADER}\nAsha,9845012345,100984512237,E-1`, `${value}.csv`),
}
const rows = MAGIC.flatMap((row) => {
  const call = CALL[row.place]
  return call === undefined || row.name.endsWith('moved') ? [] : [{ ...row, call }]
})

test.each(rows)('$place: $value reaches $reaches', async ({ value, answer, call }) => {
  expect(await endOf(call(value))).toBe(answer === null ? 'no answer' : (answer?.[0] ?? 200))
})

test('the list after list-error.csv fails once', async () => {
  await upload(`${HEADER}\nAsha,9845012345,100984512237,E-1`, 'list-error.csv')
  expect([(await firstList()).status, (await firstList()).status]).toEqual([500, 200])
})

// What a browser follows by itself, with its method and its body, is not followed here: MSW would ask by GET.
test.each(['/job', '/moved/job'])('a moved report at %s', async (place) => {
  const { jobId } = aJob(({ sourceData }) => sourceData.internalReferenceNumber === 'report-moved')
  const response = await fetch(
    `http://localhost:5173/UAN/V1${place}/download-report?job_id=${jobId}`,
    { method: 'POST', credentials: 'include', headers: NO_CACHE, redirect: 'manual' },
  )
  expect([response.status, response.headers.get('location')]).toEqual(
    place === '/job' ? [307, `/UAN/V1/moved/job/download-report?job_id=${jobId}`] : [200, null],
  )
})
