import * as v from 'valibot'
import type { ServiceKey } from '#shared/session/currentUser.ts'

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

export type Feedback = { service: ServiceKey; rating: Rating; additionalFeedback: string }

/** All six fields are sent; the questions that the form hides go as empty strings (decisions D30). */
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

/** The answer's shape is not told (shell §7): its success is all that counts. */
export const SentSchema = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
