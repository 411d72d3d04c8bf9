import type { Endpoint } from '#shared/api/endpoint.ts'
import { noResponse, on, otherwise, rules } from '#shared/errors/errorRules.ts'
import { SentSchema, toFeedbackBody, type Feedback } from './contract.ts'

/** No table tells of its failures: the general rules hold (shell §6, §8). */
export const sendFeedback: Endpoint<Feedback, null> = {
  name: 'sendFeedback',
  method: 'POST',
  path: '/master/V1/feedback-management',
  request: (feedback) => ({ body: toFeedbackBody(feedback) }),
  answer: 'none',
  schema: SentSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    on(429, 'rateLimitExceeded'),
    otherwise('internalError'),
    noResponse('uploadFailed'),
  ),
}
