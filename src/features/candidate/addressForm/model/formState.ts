import type { Transition } from '#shared/platform/lib/async/machine.ts'
import type { FlowEffect, FlowEvent, FlowState } from './flow.ts'
import { flowReducer } from './flowReducer.ts'
import { formValuesReducer, type FormValuesEvent, type FormValuesState } from './formValues.ts'

/** `refused`: storage is full or forbidden; `lost`: deleted after 24 hours. */
export type AutosaveStatus = 'saved' | 'refused' | 'lost' | 'photosLost'

export type FormState = { flow: FlowState; values: FormValuesState; autosaveStatus: AutosaveStatus }

export const INITIAL_STATE: FormState = {
  flow: { kind: 'opening', step: 'language' },
  values: { answers: {}, photos: {}, missing: [] },
  autosaveStatus: 'saved',
}

export type FormEvent =
  | FlowEvent
  | { kind: 'started'; step: 'language' | 'application' }
  | { kind: 'draftRestored'; values: FormValuesState; autosaveStatus: AutosaveStatus }
  | { kind: 'autosaveChanged'; autosaveStatus: AutosaveStatus }
  | { kind: 'valuesChanged'; change: FormValuesEvent }

export type FormEffect =
  | FlowEffect
  | { kind: 'saveDraft' }
  | { kind: 'saveChange'; change: FormValuesEvent }

export function formReducer(state: FormState, event: FormEvent): Transition<FormState, FormEffect> {
  switch (event.kind) {
    case 'started':
      return {
        state: { ...state, flow: { kind: 'opening', step: startStep(state, event.step) } },
        effects: [],
      }
    case 'draftRestored': {
      const { values, autosaveStatus } = event
      return { state: { ...state, values, autosaveStatus }, effects: [] }
    }
    case 'autosaveChanged':
      return { state: { ...state, autosaveStatus: event.autosaveStatus }, effects: [] }
    case 'valuesChanged': {
      const { change } = event
      const values = formValuesReducer(state.values, change)
      return { state: { ...state, values }, effects: [{ kind: 'saveChange', change }] }
    }
    default: {
      const { state: flow, effects } = flowReducer(state.flow, event)
      return {
        state: flow === state.flow ? state : { ...state, flow },
        effects: [{ kind: 'saveDraft' }, ...effects],
      }
    }
  }
}

/** Continue may have been pressed on the prerendered page. */
const startStep = ({ flow }: FormState, first: 'language' | 'application') =>
  flow.kind === 'opening' && flow.step === 'application' ? 'application' : first
