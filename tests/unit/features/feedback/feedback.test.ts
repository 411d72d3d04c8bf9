import { expect, it } from 'vitest'
import { RATINGS } from '#features/feedback/contract.ts'
import { sendFeedback, toFeedbackBody } from '#features/feedback/endpoints.ts'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'

it.each(RATINGS)('always sends six fields, with the rating %i as a number (D30)', (rating) => {
  expect(
    toFeedbackBody({ service: 'payslip', rating, additionalFeedback: ' clear and fast ' }),
  ).toEqual({
    service: 'payslip',
    rating,
    speedOfProcessing: '',
    qualityOfOutput: '',
    metExpectations: '',
    additionalFeedback: 'clear and fast',
  })
})

it('uses the path of shell §7', () => {
  expect([sendFeedback.method, sendFeedback.path]).toEqual([
    'POST',
    '/master/V1/feedback-management',
  ])
})

it.each<[ApiError, string]>([
  [{ kind: 'http', status: 401, detail: '' }, 'notAuthenticated'],
  [{ kind: 'http', status: 429, detail: '' }, 'rateLimitExceeded'],
  [{ kind: 'http', status: 500, detail: '' }, 'internalError'],
  [{ kind: 'http', status: 422, detail: 'x' }, 'internalError'],
  [{ kind: 'network' }, 'uploadFailed'],
  [{ kind: 'timeout' }, 'uploadFailed'],
])('%j shows %s', (error, outcome) => {
  expect(classifyError(sendFeedback.errors, error)).toBe(outcome)
})
