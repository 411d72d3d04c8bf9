import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { JobPageSchema, SubClientsSchema } from '#features/kyc/uan/contract.ts'

const SOURCE = { name: 'Meera Joseph', phoneNumber: '9446031782', uanNumber: '100984512237' }
const WIRE = {
  job_id: 'uan-0001',
  createdAt: '20/11/2026 10:42:07',
  sourceData: SOURCE,
  statusFlags: { smsStatus: true, otpStatus: false },
  jobStatus: 'PASS',
}
const read = (job: object) => v.parse(JobPageSchema, { jobDetails: [job], totalCount: 1 }).rows[0]

describe('job (kyc §3)', () => {
  it('is parsed', () => {
    expect(read(WIRE)).toEqual({
      jobId: 'uan-0001',
      uploadDate: '20-11-2026',
      name: 'Meera Joseph',
      phone: '9446031782',
      uan: '100984512237',
      isLinkSent: true,
      isOtpSent: false,
      status: 'PASS',
    })
  })

  it.each([
    [
      'a number as UAN',
      { sourceData: { ...SOURCE, uanNumber: 100984512237 } },
      'uan',
      SOURCE.uanNumber,
    ],
    ['a number as id', { job_id: 7 }, 'jobId', '7'],
    ['no flags', { statusFlags: null }, 'isLinkSent', false],
    ['a flag in words', { statusFlags: { smsStatus: 'true' } }, 'isLinkSent', true],
    ['no source', { sourceData: null }, 'name', ''],
    ['one flag', { statusFlags: { otpStatus: true } }, 'isOtpSent', true],
    ['another form of the time', { createdAt: '2026-11-20T05:12:07Z' }, 'uploadDate', '2026-11-20'],
    ['no time', { createdAt: undefined }, 'uploadDate', ''],
  ] as const)('may have %s', (_, change, name, value) => {
    expect(read({ ...WIRE, ...change })?.[name]).toBe(value)
  })

  it.each(['NOT_LOGGED_IN', 'LOGGED_IN', 'FETCHING_DETAILS', 'PASS', 'FAIL', 'ERROR'])(
    'keeps the status %s',
    (jobStatus) => {
      expect(read({ ...WIRE, jobStatus })?.status).toBe(jobStatus)
    },
  )
  it.each(['ARCHIVED', '', null, 7])('shows the status %j as an error', (jobStatus) => {
    expect(read({ ...WIRE, jobStatus })?.status).toBe('ERROR')
  })

  it('is rejected without an id', () => {
    expect(() => read({ ...WIRE, job_id: '' })).toThrow(v.ValiError)
  })
})

it('a page may have no list, and a total as digits', () => {
  expect(v.parse(JobPageSchema, { jobDetails: null, totalCount: '0' })).toEqual({
    rows: [],
    total: 0,
  })
})

it.each([
  ['a 204 or a success without a body', ''],
  ['null', null],
])('%s is a page without rows', (_, answer) => {
  expect(v.parse(JobPageSchema, answer)).toEqual({ rows: [], total: 0 })
})

it('a job that is listed twice is one row with the last values', () => {
  const jobs = [WIRE, { ...WIRE, job_id: 'uan-0002' }, { ...WIRE, jobStatus: 'FAIL' }]
  const { rows, total } = v.parse(JobPageSchema, { jobDetails: jobs, totalCount: 3 })
  expect(rows.map(({ jobId, status }) => [jobId, status])).toEqual([
    ['uan-0001', 'FAIL'],
    ['uan-0002', 'PASS'],
  ])
  expect(total).toBe(3)
})

it.each([
  ['no list', { totalCount: 1 }],
  ['neither', {}],
  ['no total', { jobDetails: [] }],
  ['rows and no total', { jobDetails: [WIRE] }],
  ['an error', { detail: 'Not now' }],
  ['a text', 'ok'],
  ['a negative total', { jobDetails: [], totalCount: -1 }],
])('rejects a page with %s', (_, page) => {
  expect(v.safeParse(JobPageSchema, page).success).toBe(false)
})

it('omits and counts jobs without an id, and rejects a page that contains no others', () => {
  const { job_id: _, ...nameless } = WIRE
  const page = { jobDetails: [nameless, WIRE], totalCount: 2 }
  expect(v.parse(JobPageSchema, page)).toMatchObject({ rows: [{}], total: 2, unreadableCount: 1 })
  expect(v.safeParse(JobPageSchema, { jobDetails: [nameless], totalCount: 1 }).success).toBe(false)
})

it('accepts sub-clients bare or under data (decisions D26, D34)', () => {
  const record = { _id: 'sub-1', subClientOf: 'client-1', batchTag: 'Kaveri Hosur' }
  const entry = { subClientId: 'sub-1', clientId: 'client-1', batchTag: 'Kaveri Hosur' }
  const parseSubClients = (body: unknown, status = 200) =>
    v.safeParse(SubClientsSchema, { status, body })
  expect(parseSubClients([record]).output).toEqual([entry])
  expect(parseSubClients({ data: [record] }).output).toEqual([entry])
  expect(parseSubClients(undefined, 204).output).toEqual([])
  expect(parseSubClients(undefined).output).toEqual([])
  expect(parseSubClients([record, { ...record, batchTag: 'Kaveri' }]).output).toEqual([
    { ...entry, batchTag: 'Kaveri' },
  ])
  expect(parseSubClients([{ _id: 'sub-1' }]).success).toBe(false)
})
