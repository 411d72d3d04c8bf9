import type { QueryFailure } from './queryApi.ts'

/** True for what the cache holds of a failed call; anything else is a bug that was thrown. */
export const isFailure = (error: unknown): error is QueryFailure =>
  typeof error === 'object' && error !== null && 'outcome' in error && 'error' in error
