import { assertNever } from '#shared/lib/assertNever.ts'
import { openDraft, type Draft, type Keeping } from '../draft/draft.ts'
import { resumedOf, takenUp } from '../draft/takenUp.ts'
import type { CandidateDialog } from '../dialogs/dialogWords.ts'
import { fill, type Filled, type FillEvent } from '../filled.ts'
import type { Whereabouts } from '../submission.ts'
import { look, send, type Delivered } from './deliver.ts'
import type { Flow, FlowEffect, FlowEvent, Step } from './flow.ts'
import { load } from './load.ts'
import { step } from './step.ts'
import { startWait } from './wait.ts'

/** All that the screens show. */
export type FormState = { flow: Flow; filled: Filled; keeping: Keeping }

type Start = {
  /** Of a fresh arrival. */
  step: 'language' | 'application'
  /** Where a reload found the page. */
  resumed: Step | null
}

type Speak = (name: CandidateDialog) => unknown

export type FormMachine = {
  state: () => FormState
  subscribe: (listener: () => void) => () => void
  /** Begins; gives back the way to stop. */
  start: (at: Start) => () => void
  send: (event: FlowEvent) => void
  change: (event: FillEvent) => void
  /** Who shows the dialogs; gives back the way to stop. */
  speakBy: (speak: Speak) => () => void
}

type Surroundings = {
  referenceId: string
  /** Where the phone is now, where that can be told. */
  here: () => Promise<Whereabouts | null>
}

export const FIRST_STATE: FormState = {
  flow: { kind: 'opening', step: 'language' },
  filled: { answers: {}, photos: {}, marked: [] },
  keeping: 'kept',
}

/** One form in one tab: holds where it stands and what was filled in, and carries out what its steps ask for. */
export function createFormMachine({ referenceId, here }: Surroundings): FormMachine {
  const listeners = new Set<() => void>()
  let state = FIRST_STATE
  let draft: Draft | null = null
  let speak: Speak = () => undefined
  let page = new AbortController()
  let underWay = new AbortController()

  const set = (change: Partial<FormState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const move = (event: FlowEvent | null) => {
    if (event === null || page.signal.aborted) return
    const { state: flow, effects } = step(state.flow, event)
    set({ flow })
    keep()
    for (const effect of effects) carryOut(effect)
  }

  const keep = () => {
    const { flow, filled } = state
    if (flow.kind !== 'open') return
    const { isAgreed, furthest } = flow.form
    draft?.save({ referenceId, answers: filled.answers, isAgreed, furthest })
  }

  /** A signal for the next call or wait; the one before is over. */
  const next = () => {
    underWay.abort()
    underWay = new AbortController()
    return AbortSignal.any([underWay.signal, page.signal])
  }

  const open = async (at: Start['resumed']) => {
    const ended = page.signal
    const [opened, event] = await Promise.all([
      draft ?? openDraft({ referenceId, ended, onKeeping: (keeping) => set({ keeping }) }),
      load(referenceId, next()),
    ])
    if (ended.aborted) return
    draft = opened
    if (event?.kind !== 'loaded') return move(event)
    set({ filled: takenUp(event.formCase, draft.kept), keeping: draft.keeping })
    move({ ...event, resumed: resumedOf(draft.kept, at) })
  }

  const deliver = async (outcome: Promise<Delivered | null>) => move(await outcome)

  const submit = async ({ form: { formCase } }: Extract<Flow, { kind: 'sending' }>) =>
    deliver(
      send(
        { referenceId, formCase, filled: state.filled, here },
        { signal: next(), onProgress: (share) => move({ kind: 'progressed', share }) },
      ),
    )

  const carryOut = (effect: FlowEffect): unknown => {
    switch (effect.kind) {
      case 'load':
        return open(null)
      case 'send':
        return state.flow.kind === 'sending' && submit(state.flow)
      case 'look':
        return deliver(look(referenceId, next()))
      case 'callOff':
        return next()
      case 'wait':
        return startWait(effect.until, next(), () => move({ kind: 'tryDue' }))
      case 'forgetDraft':
        return draft?.forget()
      case 'raise':
        return speak(effect.name)
      default:
        return assertNever(effect)
    }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: ({ step: first, resumed }) => {
      page = new AbortController()
      const { flow } = state
      // Continue was pressed before the page was taken over.
      const isAhead = flow.kind === 'opening' && flow.step === 'application'
      set({ flow: { kind: 'opening', step: isAhead ? 'application' : first } })
      void open(resumed)
      return () => page.abort()
    },
    send: move,
    change: (event) => {
      set({ filled: fill(state.filled, event) })
      if (event.kind === 'taken') draft?.savePhoto(event.name, event.photo)
      else if (event.kind === 'removed') draft?.savePhoto(event.name, null)
      else keep()
    },
    speakBy: (speaker) => {
      speak = speaker
      return () => {
        speak = () => undefined
      }
    },
  }
}
