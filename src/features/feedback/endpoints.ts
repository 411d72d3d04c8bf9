import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema, toFeedbackBody, type Feedback } from './contract.ts'

/** The specification lists no failures: the general rules apply (shell §6, §8). */
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
