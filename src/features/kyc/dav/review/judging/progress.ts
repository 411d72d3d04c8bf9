import { DECIDED, type Decided } from '#features/kyc/dav/case.ts'
import { plural } from '#shared/lib/plural.ts'
import type { Review } from './review.ts'

/** What a verdict still waits for, in the order in which the screen leads there (kyc §5). */
export const GAPS = ['decisions', 'map', 'action'] as const
export type Gap = (typeof GAPS)[number]

export type Tally = { accepted: readonly Decided[]; rejected: readonly Decided[]; missing: number }

/** Over all 13, what the sub-client hides included. */
export function tally({ decisions }: Pick<Review, 'decisions'>): Tally {
  const accepted = DECIDED.filter((name) => decisions[name] === 'accepted')
  const rejected = DECIDED.filter((name) => decisions[name] === 'rejected')
  return { accepted, rejected, missing: DECIDED.length - accepted.length - rejected.length }
}

export function gapsOf(review: Review, isMapReady: boolean): readonly Gap[] {
  const isOpen: Record<Gap, boolean> = {
    decisions: tally(review).missing > 0,
    map: !isMapReady,
    action: review.action === null,
  }
  return GAPS.filter((gap) => isOpen[gap])
}

/** Why Submit cannot go yet: "Still missing: 4 decisions, the action"; empty where nothing is. */
export function sayMissing(review: Review, isMapReady: boolean): string {
  const words: Record<Gap, string> = {
    decisions: plural(tally(review).missing, 'decision'),
    map: 'the map',
    action: 'the action',
  }
  const missing = gapsOf(review, isMapReady).map((gap) => words[gap])
  return missing.length === 0 ? '' : `Still missing: ${missing.join(', ')}`
}
