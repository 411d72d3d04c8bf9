import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  ESTIMATES,
  estimateMs,
  formatAboutMinutes,
  formatMinutesSeconds,
} from '#shared/kits/analyzer/estimates.ts'
import { canRetry } from '#shared/kits/jobs/failures.ts'
import { jobName, jobUrl, JobSchema } from '#shared/kits/jobs/job.ts'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { DIALOG_NAMES } from '#shared/platform/store/dialogNames.ts'
import { aDoneJob, aFailedJob, aFile, aRunningJob } from './builders.ts'

const parsed = (stored: unknown) => {
  const parsed = v.safeParse(JobSchema, stored)
  return parsed.success ? parsed.output : null
}

const http = (status: number, detail = ''): ApiError => ({ kind: 'http', status, detail })

it.each<[string, ApiError, string | null]>([
  ['401', http(401), 'notAuthenticated'],
  ['401 before its detail', http(401, 'Insufficient Credits'), 'notAuthenticated'],
  ['402 Insufficient Credits', http(402, 'Insufficient Credits'), 'lowCredits'],
  ['400 Insufficient Credits', http(400, 'Insufficient Credits'), 'lowCredits'],
  ['500 Insufficient Credits', http(500, 'Insufficient Credits'), 'lowCredits'],
  ['500', http(500), 'internalError'],
  ['400 Excel is Empty', http(400, 'Excel is Empty'), 'emptyInputExcel'],
  ['400 Extra Data Entered', http(400, 'Extra Data Entered'), 'extraExcelData'],
  [
    '400 Error While reading the Excel',
    http(400, 'Error While reading the Excel'),
    'Invalidinputexcel',
  ],
  ['400 Trial Subscription Ended', http(400, 'Trial Subscription Ended'), 'trialSubscriptionEnded'],
  ['400 File Limit Exhausted', http(400, 'File Limit Exhausted'), 'trialLimitExhausted'],
  ['400 any other detail', http(400, 'No payslip in it'), 'documentUploadError'],
  ['400 without a detail', http(400), 'documentUploadError'],
  ['413, by the web server', http(413), 'requestTooLarge'],
  ['404 with a detail of a 400', http(404, 'Excel is Empty'), 'outputFailed'],
  ['any other status', http(418), 'outputFailed'],
  [
    'an answer that does not fit',
    { kind: 'contract', issue: 'payslipOutput: status' },
    'outputFailed',
  ],
  ['no response', { kind: 'network' }, 'uploadFailed'],
  ['time-out', { kind: 'timeout' }, 'uploadFailed'],
  ['aborted', { kind: 'aborted' }, null],
])('processing error: %s', (_name, error, expected) => {
  expect(classifyError(processingErrors, error)).toBe(expected)
})

it('shows the estimates of the specification', () => {
  expect(
    ESTIMATES.map(({ from, to, ms }) => `${from} to ${to} pages ${formatMinutesSeconds(ms)} Mins`),
  ).toEqual([
    '1 to 10 pages 1:30 Mins',
    '11 to 40 pages 4:00 Mins',
    '41 to 70 pages 6:00 Mins',
    '71 to 200 pages 12:00 Mins',
  ])
})

it.each([
  [660_000, 'about 11 min'],
  [90_000, 'about 1 min 30 s'],
])('writes %i ms in a sentence as %j', (ms, text) => {
  expect(formatAboutMinutes(ms)).toBe(text)
})

it.each([
  [1, 90_000],
  [10, 90_000],
  [11, 240_000],
  [40, 240_000],
  [41, 360_000],
  [70, 360_000],
  [71, 720_000],
  [199, 720_000],
  [500, 720_000],
])('%i pages take about %i ms', (pages, ms) => {
  expect(estimateMs(pages)).toBe(ms)
})

describe('a stored job', () => {
  it.each([
    ['running', aRunningJob()],
    ['queued', aRunningJob({ kind: 'processQueued' })],
    ['done', aDoneJob()],
    ['failed', aFailedJob()],
  ])('%s comes back as it was', (_name, job) => {
    expect(parsed(structuredClone(job))).toEqual(job)
  })

  it.each(Object.keys(aRunningJob()))('without %s is not restored', (key) => {
    const { [key]: _missing, ...rest } = aRunningJob() as Record<string, unknown>
    expect(parsed(rest)).toBeNull()
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'job-1'],
    ['an unknown state', { ...aRunningJob(), kind: 'processPaused' }],
    ['an unknown failure', { ...aFailedJob(), failure: 'solarFlare' }],
    ['a path to another origin', { ...aDoneJob(), path: '//evil.example' }],
  ])('%s is not restored', (_name, stored) => {
    expect(parsed(stored)).toBeNull()
  })
})

it.each([
  ['one file', [aFile], 'Payslip_Sep.pdf'],
  ['three files', [aFile, aFile, aFile], 'Payslip_Sep.pdf and 2 more'],
  [
    'a long name',
    [{ ...aFile, name: 'Payslip of the month of September 2026.pdf' }],
    'Payslip of the month of September 2…',
  ],
  ['no file', [], 'Payslip'],
])('is named after its files: %s', (_name, files, expected) => {
  expect(jobName({ files, title: 'Payslip' })).toBe(expected)
})

it('has its own URL', () => {
  expect(jobUrl({ path: '/payslip', id: 'a b' })).toBe('/payslip?job=a+b')
})

describe('canRetry', () => {
  it.each(
    DIALOG_NAMES.map(
      (failure) => [failure, ['uploadFailed', 'internalError'].includes(failure)] as const,
    ),
  )('%s: %s for a job that the server knows, never for one that it does not', (failure, can) => {
    expect(canRetry(aFailedJob({ failure, transactionId: 'tx-1' }))).toBe(can)
    expect(canRetry(aFailedJob({ failure, transactionId: null }))).toBe(false)
    expect(canRetry(aFailedJob({ failure, mayBeDone: true }))).toBe(true)
  })
})
