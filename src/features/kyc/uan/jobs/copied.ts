/** How long 'Link copied!' stands, and then takes to fade (kyc §9). */
export const COPIED_SHOWN_MS = 2_000
export const COPIED_FADES_MS = 1_000

/** Of a link: nothing was copied lately, it is said, or what was said is fading. */
export type Copied = { kind: 'no' } | { kind: 'said' } | { kind: 'fading' }
type CopiedEvent = 'copied' | 'timeUp'

export const NOT_COPIED: Copied = { kind: 'no' }

/** What is said next; a link that is copied once more is said anew. */
export function stepCopied(state: Copied, event: CopiedEvent): Copied {
  if (event === 'copied') return { kind: 'said' }
  return state.kind === 'said' ? { kind: 'fading' } : NOT_COPIED
}

/** ms until time is up. */
export const COPIED_MS: Record<Copied['kind'], number | null> = {
  no: null,
  said: COPIED_SHOWN_MS,
  fading: COPIED_FADES_MS,
}
