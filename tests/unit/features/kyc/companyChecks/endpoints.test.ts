import { describe, expect, it } from 'vitest'
import { createJobs, jobList, jobReport, jobSearch } from '#features/kyc/companyChecks/endpoints.ts'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'

const status = (code: number): ApiError => ({ kind: 'http', status: code, detail: '' })
const ENDPOINTS = [
  [jobList, 'fetchRecordsError'],
  [jobSearch, 'filterError'],
  [createJobs, 'fileUploadError'],
  [jobReport, 'downloadReportError'],
] as const

describe.each(ENDPOINTS)('$name', ({ errors }, outcome) => {
  it.each([
    ['401', status(401), 'notAuthenticated'],
    ['400', status(400), outcome],
    ['500', status(500), outcome],
    ['no answer', { kind: 'network' } as const, 'uploadFailed'],
  ])('%s', (_, error, name) => expect(classifyError(errors, error)).toBe(name))
})
