import { isFixed } from '../asked.ts'
import { firstFilled, type Filled } from '../filled.ts'
import type { Resumed, Step } from '../flow/flow.ts'
import { FIELD_NAMES, type FormCase } from '../form.ts'
import type { Kept } from './draft.ts'

/** What the draft holds, but for what cannot be changed (any more). */
export function takenUp(formCase: FormCase, kept: Kept | null): Filled {
  const first = firstFilled(formCase)
  if (kept === null) return first
  const answers = Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const text = kept.record.answers[name]
      return text === undefined || isFixed(formCase, name) ? [] : [[name, text]]
    }),
  )
  return { ...first, answers: { ...first.answers, ...answers }, photos: kept.photos }
}

/** Where a reload goes on: at the entry of the history that it was made at. */
export function resumedOf(kept: Kept | null, at: Step | null): Resumed | null {
  if (kept === null) return null
  const { furthest, isAgreed } = kept.record
  return { step: at ?? furthest, furthest, isAgreed }
}
