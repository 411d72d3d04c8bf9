import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import type { Feedback } from './contract.ts'

/** All six fields are sent; the questions that the form does not show as empty strings (decisions D30). */
export function toFeedbackBody({ service, rating, additionalFeedback }: Feedback) {
  return {
    service,
    rating,
    speedOfProcessing: '',
    qualityOfOutput: '',
    metExpectations: '',
    additionalFeedback: additionalFeedback.trim(),
  }
}

/** Neither the response nor failures are specified: the general rules apply (shell §6, §7, §8). */
export const sendFeedback: Endpoint<Feedback, null> = {
  name: 'sendFeedback',
  method: 'POST',
  path: '/master/V1/feedback-management',
  request: (feedback) => ({ body: toFeedbackBody(feedback) }),
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onStatus(429, 'rateLimitExceeded'),
    onOtherError('internalError'),
    onNoResponse('uploadFailed'),
  ),
}
