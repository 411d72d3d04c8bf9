import type { Applicant } from '../model/applicant.ts'
import type { Comparison } from './comparison.ts'

export type ComparisonState =
  | { kind: 'loading' }
  /** `isComplete` is false while results are still being read. */
  | { kind: 'ready'; comparison: Comparison; isComplete: boolean }
  /** The worker did not start. */
  | { kind: 'failed' }

/** What the documents of an applicant say, compared again whenever a result arrives. */
export function useComparison(_applicant: Applicant): ComparisonState {
  return { kind: 'loading' }
}
