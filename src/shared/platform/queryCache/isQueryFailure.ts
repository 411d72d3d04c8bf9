import type { QueryFailure } from './queryApi.ts'

/** Anything else is a thrown bug. */
export const isQueryFailure = (error: unknown): error is QueryFailure =>
  typeof error === 'object' && error !== null && 'outcome' in error && 'error' in error
