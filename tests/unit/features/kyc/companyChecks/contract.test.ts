import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { JobPageSchema } from '#features/kyc/companyChecks/contract.ts'
import { statusDisplay } from '#features/kyc/companyChecks/job.ts'
import { aJob } from './aJob.ts'

const body = {
  id: 'check-0001',
  batchID: 'B-1147',
  jobId: 'cc-1',
  createdAt: '2026-11-20T10:42:07Z',
  jobStatus: 'Completed',
  inputData: {
    workOrderId: 'WO-20611',
    companyName: 'Tapti Polymers',
    employeeName: 'Savio Fernandes',
    POEStartDate: '2022-07-04',
  },
}
const read = (job: object, total: unknown = 1) =>
  v.safeParse(JobPageSchema, { jobs: [job], total_count: total })
const first = (job: object) => {
  const { success, output } = read(job)
  const [row] = success ? output.rows : []
  if (row === undefined) throw new Error('the answer was refused')
  return row
}

it('parses a job', () => {
  expect(read(body)).toMatchObject({ success: true, output: { rows: [aJob()], total: 1 } })
})

it.each(['batchID', 'createdAt', 'jobStatus', 'inputData'] as const)(
  'accepts a missing %s',
  (name) => {
    const { [name]: _, ...rest } = body
    expect(read(rest).success).toBe(true)
  },
)

it.each([null, undefined, ''])('uses the id of a check whose job is %j', (jobId) => {
  expect(first({ ...body, jobId, jobStatus: 'Yet To Start' }).jobId).toBe('check-0001')
})

it('checks of one job have different row ids, the same check twice has one', () => {
  const other = { ...body, id: 'check-0002' }
  const jobs = [body, other, { ...body, jobStatus: 'IN PROGRESS' }]
  const { rows } = v.parse(JobPageSchema, { jobs, total_count: 3 })
  expect(rows.map(({ jobId, status }) => [jobId, status])).toEqual([
    ['cc-1', 'IN PROGRESS'],
    ['cc-1', 'Completed'],
  ])
  expect(new Set(rows.map(({ rowId }) => rowId)).size).toBe(2)
})

it('uses the job id of a check without an id', () => {
  expect(first({ ...body, id: undefined }).rowId).toBe('cc-1 cc-1')
})

it('rejects a check without any id', () => {
  expect(read({ ...body, id: undefined, jobId: null }).success).toBe(false)
})

it('rejects a list without a total', () => {
  expect(read(body, 'many').success).toBe(false)
})

describe('status', () => {
  it.each([
    ['completed', 'Completed', { tone: 'success', isFinal: true, hasReport: true }],
    ['In Progress', 'IN PROGRESS', { tone: 'info', isFinal: false, hasReport: false }],
    ['Yet to start', 'Yet To Start', { tone: 'neutral', isFinal: false, hasReport: false }],
    ['JOB FAILED TO START', 'Job Failed to Start', { tone: 'danger', isFinal: true }],
    ['Queued', 'Queued', { tone: 'neutral', isFinal: false, hasReport: false }],
    ['toString', 'toString', { tone: 'neutral' }],
  ])('%s shows as %s', (jobStatus, label, row) => {
    const job = first({ ...body, jobStatus })
    expect(job.status).toBe(label)
    expect(statusDisplay(job)).toMatchObject(row)
  })
})
