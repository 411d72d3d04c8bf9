import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

export type Feedback = { service: ServiceKey; rating: Rating; additionalFeedback: string }
