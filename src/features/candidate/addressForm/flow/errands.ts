import { assertNever } from '#shared/lib/assertNever.ts'
import type { CandidateDialog } from '../dialogs/dialogWords.ts'
import type { Keeper } from '../draft/keeper.ts'
import { resumedOf, takenUp } from '../draft/takenUp.ts'
import type { Whereabouts } from '../submission.ts'
import { look, send, type Delivered } from './deliver.ts'
import type { Flow, FlowEffect, FlowEvent, Step } from './flow.ts'
import type { FormStore } from './formStore.ts'
import { load } from './load.ts'
import type { Turns } from './turns.ts'
import { startWait } from './wait.ts'

export type Surroundings = {
  referenceId: string
  /** Where the phone is now, where that can be told. */
  here: () => Promise<Whereabouts | null>
}

type Hands = Surroundings & {
  store: FormStore
  turns: Turns
  keeper: Keeper
  onEvent: (event: FlowEvent) => void
  onSay: (name: CandidateDialog) => unknown
}

type Errands = {
  /** Asks for the case and for what this tab has kept of it. @param at where a reload found the page */
  open: (at: Step | null) => Promise<void>
  carryOut: (effect: FlowEffect) => unknown
}

/** What the steps of a form ask for, each told as an event when it is done. */
export function createErrands(hands: Hands): Errands {
  const { referenceId, here, store, turns, keeper, onEvent, onSay } = hands

  async function open(at: Step | null): Promise<void> {
    const ended = turns.page()
    const [draft, event] = await Promise.all([keeper.open(ended), load(referenceId, turns.next())])
    if (ended.aborted || event === null) return
    if (event.kind !== 'loaded') return onEvent(event)
    store.set({ filled: takenUp(event.formCase, draft.kept), keeping: draft.keeping })
    onEvent({ ...event, resumed: resumedOf(draft.kept, at) })
  }

  async function deliver(outcome: Promise<Delivered | null>): Promise<void> {
    const event = await outcome
    if (event !== null) onEvent(event)
  }

  async function submit({ form: { formCase } }: Extract<Flow, { kind: 'sending' }>): Promise<void> {
    const { filled } = store.read()
    const onProgress = (share: number) => onEvent({ kind: 'progressed', share })
    return deliver(
      send({ referenceId, formCase, filled, here }, { signal: turns.next(), onProgress }),
    )
  }

  function carryOut(effect: FlowEffect): unknown {
    const { flow } = store.read()
    switch (effect.kind) {
      case 'load':
        return open(null)
      case 'send':
        return flow.kind === 'sending' && submit(flow)
      case 'look':
        return deliver(look(referenceId, turns.next()))
      case 'callOff':
        return turns.next()
      case 'wait':
        return startWait(effect.until, turns.next(), () => onEvent({ kind: 'tryDue' }))
      case 'forgetDraft':
        return keeper.forget()
      case 'raise':
        return onSay(effect.name)
      default:
        return assertNever(effect)
    }
  }

  return { open, carryOut }
}
