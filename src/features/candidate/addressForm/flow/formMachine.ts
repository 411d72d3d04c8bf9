import type { CandidateDialog } from '../dialogs/dialogWords.ts'
import { createKeeper } from '../draft/keeper.ts'
import { fill, type FillEvent } from '../filled.ts'
import { createErrands, type Surroundings } from './errands.ts'
import type { FlowEvent, Step } from './flow.ts'
import { createFormStore, type FormState } from './formStore.ts'
import { step } from './step.ts'
import { createTurns } from './turns.ts'

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

/** One form in one tab: holds where it stands and what was filled in, and has carried out what its steps ask for. */
export function createFormMachine({ referenceId, here }: Surroundings): FormMachine {
  const store = createFormStore()
  const turns = createTurns()
  const keeper = createKeeper({ referenceId, onKeeping: (keeping) => store.set({ keeping }) })
  let speak: Speak = () => undefined

  const move = (event: FlowEvent) => {
    if (turns.page().aborted) return
    const { state: flow, effects } = step(store.read().flow, event)
    store.set({ flow })
    keeper.keep(store.read())
    for (const effect of effects) errands.carryOut(effect)
  }
  const errands = createErrands({
    referenceId,
    here,
    store,
    turns,
    keeper,
    onEvent: move,
    onSay: (name) => speak(name),
  })

  return {
    state: store.read,
    subscribe: store.subscribe,
    start: ({ step: first, resumed }) => {
      const leave = turns.begin()
      const { flow } = store.read()
      // Continue was pressed before the page was taken over.
      const isAhead = flow.kind === 'opening' && flow.step === 'application'
      store.set({ flow: { kind: 'opening', step: isAhead ? 'application' : first } })
      void errands.open(resumed)
      return leave
    },
    send: move,
    change: (event) => {
      store.set({ filled: fill(store.read().filled, event) })
      keeper.filled(event, store.read())
    },
    speakBy: (speaker) => {
      speak = speaker
      return () => {
        speak = () => undefined
      }
    },
  }
}
