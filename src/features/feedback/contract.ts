import * as v from 'valibot'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

export type Feedback = { service: ServiceKey; rating: Rating; additionalFeedback: string }

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

/** The response's shape is not specified (shell §7), and only success matters. */
export const IgnoredResponseSchema = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
