import type { ReviewCase } from '../../case.ts'
import type { Access } from './access.ts'
import { caseOf, CLOSED, isHeld, owed, raised, stay, to } from './moves.ts'
import type {
  Move,
  Outcome,
  Refusal,
  ReviewEffect,
  ReviewEvent,
  ReviewState,
} from './reviewState.ts'

/** Whether a state is this one, of this case. */
function isAt<Kind extends ReviewState['kind']>(
  state: ReviewState,
  caseId: string,
  ...kinds: readonly Kind[]
): state is Extract<ReviewState, { kind: Kind }> {
  return kinds.some((kind) => kind === state.kind) && caseOf(state) === caseId
}

const isRefusal = (outcome: Outcome): outcome is Refusal =>
  outcome === 'caseAlreadyAssigned' || outcome === 'caseStatusAlreadyUpdated'

/** The case is free (taken from its holder) or open again: it is started, if anybody still waits for it. */
export function madeReady(state: ReviewState, caseId: string): Move {
  return isAt(state, caseId, 'reopening', 'taking')
    ? to({ kind: 'starting', caseId, shown: state.shown }, { kind: 'assign', caseId })
    : stay(state, { kind: 'reloadList' })
}

/** This user holds the case: it opens, or the review on the screen goes on with its decisions. */
const held = (caseId: string, shown: ReviewCase | null, ...effects: ReviewEffect[]): Move =>
  shown === null
    ? to({ kind: 'opening', caseId }, { kind: 'openAddress', caseId }, { kind: 'load', caseId })
    : to({ kind: 'reviewing', reviewed: shown, nextId: null }, ...effects)

export function assigned(state: ReviewState, caseId: string): Move {
  if (isAt(state, caseId, 'starting')) return held(caseId, state.shown)
  const isWanted = caseOf(state) === caseId && (isHeld(state) || state.kind === 'submitting')
  return isWanted ? stay(state) : stay(state, { kind: 'giveBack', caseId })
}

export function moveFailed(state: ReviewState, caseId: string, outcome: Outcome): Move {
  if (!isAt(state, caseId, 'reopening', 'taking', 'starting')) return stay(state)
  const { shown } = state
  // Its holder has let go of it meanwhile: the next call tells whether it is free.
  if (state.kind === 'taking' && outcome === 'caseStatusAlreadyUpdated')
    return madeReady(state, caseId)
  if (isRefusal(outcome) && (shown !== null || outcome === 'caseAlreadyAssigned'))
    return to(
      { kind: 'refused', caseId, shown, why: outcome, isVerdict: false },
      { kind: 'askWho', caseId },
    )
  return shown === null
    ? to(CLOSED, ...raised(outcome), { kind: 'reloadList' })
    : to({ kind: 'resumable', reviewed: shown }, ...raised(outcome))
}

export function loaded(state: ReviewState, reviewed: ReviewCase, access: Access): Move {
  const { caseId } = reviewed.record
  if (!isAt(state, caseId, 'opening', 'looking'))
    return caseOf(state) === caseId ? stay(state) : stay(state, { kind: 'forget', caseId })
  if (access.kind === 'readOnly') return to({ kind: 'viewing', reviewed, readOnly: access.why })
  return state.kind === 'opening'
    ? to({ kind: 'reviewing', reviewed, nextId: null })
    : to({ kind: 'resumable', reviewed })
}

/** One that was called off is not what the state waits for: it waits for the call that came after. */
export function loadFailed(state: ReviewState, caseId: string, outcome: Outcome): Move {
  return outcome !== null && isAt(state, caseId, 'opening', 'looking')
    ? to(CLOSED, ...owed(state), ...raised(outcome), { kind: 'closeAddress' })
    : stay(state)
}

type Rival = Extract<ReviewEvent, { kind: 'rivalKnown' }>

/** What made the server refuse is known, or could not be asked. The decisions stay where they are. */
export function rivalKnown(state: ReviewState, { caseId, record, readOnly, isOwn }: Rival): Move {
  if (!isAt(state, caseId, 'refused')) return stay(state)
  const { shown, why } = state
  if (isOwn) return held(caseId, shown, ...(state.isVerdict ? raised('errorSubmittingQc') : []))
  if (why === 'caseAlreadyAssigned') return to({ kind: 'taken', caseId, shown, record, readOnly })
  return shown === null
    ? to(CLOSED, ...raised(why), { kind: 'reloadList' })
    : to({ kind: 'viewing', reviewed: shown, readOnly }, ...raised(why, readOnly))
}

export function verdictSaved(state: ReviewState, caseId: string): Move {
  const after = [{ kind: 'forget', caseId }, { kind: 'reloadList' }] as const
  if (!isAt(state, caseId, 'submitting'))
    return stay(state, ...after, ...raised('qcDoneSuccessful'))
  const { reviewed, verdict, nextId } = state
  return to(
    { kind: 'submitted', record: reviewed.record, verdict, nextId },
    { kind: 'closeAddress' },
    ...after,
  )
}

export function verdictFailed(state: ReviewState, caseId: string, outcome: Outcome): Move {
  if (isAt(state, caseId, 'submitting')) {
    const { reviewed, nextId } = state
    return isRefusal(outcome)
      ? to(
          { kind: 'refused', caseId, shown: reviewed, why: outcome, isVerdict: true },
          { kind: 'askWho', caseId },
        )
      : to({ kind: 'reviewing', reviewed, nextId }, ...raised(outcome))
  }
  // Nobody waits for it any more: the case is still held, unless it is another's by now.
  const isFree = isRefusal(outcome) || (caseOf(state) === caseId && isHeld(state))
  return stay(state, ...(isFree ? [] : [{ kind: 'giveBack', caseId } as const]), ...raised(outcome))
}
