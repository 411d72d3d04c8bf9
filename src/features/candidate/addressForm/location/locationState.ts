import type { Place } from '../form.ts'

/** A place and when it was measured (ms since 1970). */
export type Fix = { place: Place; at: number }

/** What is known of where the phone is (decisions D40). */
export type LocationState =
  /** Nobody has asked for it. */
  | { kind: 'off' }
  | { kind: 'asking' }
  /** `fix` is the best of `fixes`, of which the newest is the last and none was 30 s old when it came. */
  | { kind: 'found'; fix: Fix; fixes: readonly Fix[] }
  /** The person or the phone forbids it. */
  | { kind: 'denied' }
  /** No fix for too long, or the phone says that it has none. */
  | { kind: 'failed' }

export type LocationEvent =
  | { kind: 'asked' }
  | { kind: 'measured'; fix: Fix }
  | { kind: 'refused' }
  | { kind: 'unavailable' }
  | { kind: 'waitedLong' }

/** A photo keeps the best fix of this time (decisions D40). */
export const FIX_KEPT_MS = 30_000
/** So long without any fix is errorWhileObtainingLocation (decisions D40). */
export const FIX_WAIT_MS = 15_000

/** The one function that moves it. A fix heals whatever was said before: it is the better witness. */
export function stepLocation(state: LocationState, event: LocationEvent): LocationState {
  switch (event.kind) {
    case 'asked':
      return state.kind === 'found' ? state : { kind: 'asking' }
    case 'measured':
      return found(state, event.fix)
    case 'refused':
      return { kind: 'denied' }
    case 'unavailable':
    case 'waitedLong':
      // Once a place is known, a moment without one is no failure: what is kept grows old by itself.
      return state.kind === 'asking' ? { kind: 'failed' } : state
    default:
      return event satisfies never
  }
}

function found(state: LocationState, newest: Fix): LocationState {
  const known = state.kind === 'found' ? state.fixes : []
  const fixes = [...known.filter(({ at }) => newest.at - at <= FIX_KEPT_MS), newest]
  return { kind: 'found', fix: mostAccurate(fixes) ?? newest, fixes }
}

const mostAccurate = (fixes: readonly Fix[]): Fix | undefined =>
  fixes.toSorted((a, b) => a.place.accuracyM - b.place.accuracyM)[0]

/** The most accurate fix of the last 30 s at a moment (ms since 1970); null where there is none. */
export function bestFix(state: LocationState, now: number): Fix | null {
  if (state.kind !== 'found') return null
  return mostAccurate(state.fixes.filter(({ at }) => now - at <= FIX_KEPT_MS)) ?? null
}
