import { describe, expect, it } from 'vitest'
import { assignmentReducer } from '#features/kyc/dav/review/assignment/machine/assignmentMachine.ts'
import type {
  AssignmentEvent,
  AssignmentState,
} from '#features/kyc/dav/review/assignment/machine/assignmentState.ts'
import { anAddressCase } from '#tests/support/davCases.ts'
import { DEFAULTS, EXPECTED } from './expectedTransitions.ts'
import { reviewed, record, STATES, EVENTS } from './statesAndEvents.ts'

const CALLING = { reopen: 'reopening', unassign: 'takingOver', assign: 'starting' } as const

const caseText = (state: AssignmentState) => {
  if ('caseId' in state) return ` ${state.caseId}`
  return 'reviewCase' in state ? ` ${state.reviewCase.record.caseId}` : ''
}

/** 'checkingAccess B: release A, load B'; '=' if nothing changed. */
function describeTransition(before: AssignmentState, event: AssignmentEvent): string {
  const { state, effects } = assignmentReducer(before, event)
  const isShown = 'visibleReview' in state && state.visibleReview !== null
  const kind = state.kind === 'changingStatus' ? CALLING[state.call] : state.kind
  const stateText = state === before ? '=' : `${kind}${caseText(state)}${isShown ? ' shown' : ''}`
  const effectTexts = effects.map((effect) => {
    if (effect.kind === 'changeStatus') return `${effect.call} ${effect.caseId}`
    if ('caseId' in effect) return `${effect.kind} ${effect.caseId}`
    return effect.kind === 'showDialog' ? `showDialog ${effect.name}` : effect.kind
  })
  return effectTexts.length === 0 ? stateText : `${stateText}: ${effectTexts.join(', ')}`
}

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[] // of these names

describe.each(namesOf(STATES))('%s', (name) => {
  it.each(namesOf(EVENTS))('%s', (event) => {
    const expected = EXPECTED[name][event] ?? DEFAULTS[event] ?? '='
    expect(describeTransition(STATES[name], EVENTS[event])).toBe(expected)
  })
})

it('keeps the same review object when another reviewer interrupts, so that its decisions stay', () => {
  const events: AssignmentEvent[] = [
    EVENTS.submitPressed,
    EVENTS['verdict conflicts'],
    EVENTS.conflictLoaded,
    EVENTS.assignPressed,
    EVENTS.unassigned,
    EVENTS['assigned A'],
  ]
  let state: AssignmentState = STATES.reviewing
  for (const event of events) {
    ;({ state } = assignmentReducer(state, event))
    expect(
      'visibleReview' in state ? state.visibleReview : 'reviewCase' in state && state.reviewCase,
    ).toBe(reviewed)
  }
  expect(state.kind).toBe('reviewing')
})

it('offers the prefetched case after the submission', () => {
  let state: AssignmentState = STATES.reviewing
  for (const name of ['nextCasePrefetched', 'submitPressed', 'verdictSaved'] as const)
    ({ state } = assignmentReducer(state, EVENTS[name]))
  expect(state).toEqual({ kind: 'submitted', record, verdict: 'Pass', nextId: 'N' })
})

it('reports what another reviewer has decided', () => {
  const { effects } = assignmentReducer(STATES['decided by another'], {
    ...EVENTS.conflictLoaded,
    record: anAddressCase({ status: 'APPROVED' }),
    readOnlyReason: 'QC Successful: this case is decided.',
  })
  expect(effects).toEqual([
    {
      kind: 'showDialog',
      name: 'caseStatusAlreadyUpdated',
      detail: 'QC Successful: this case is decided.',
    },
  ])
})
