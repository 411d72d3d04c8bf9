import { anySignal } from '#shared/platform/lib/anySignal.ts'
import { createMachine, type ReadableStore } from '#shared/platform/lib/machine.ts'
import { createAutosave, restoreDraft, restoreProgress } from '../draft/draft.ts'
import type { CandidateDialog } from '../model/dialogTexts.ts'
import type { FlowEvent, FlowState, Step, SubmissionRefusal } from '../model/flow.ts'
import { formReducer, INITIAL_STATE, type FormEffect, type FormState } from '../model/formState.ts'
import type { FormValuesEvent } from '../model/formValues.ts'
import type { SubmissionLocation } from '../model/submission.ts'
import {
  checkSubmissionStatus,
  loadFormCase,
  submitForm,
  type SubmissionEvent,
} from './formRequests.ts'
import { scheduleRetry } from './scheduleRetry.ts'

/** One call or wait at a time, none after the page was left. */
function createRequestScope() {
  let page = new AbortController()
  let current = new AbortController()
  return {
    start() {
      const own = new AbortController()
      page = own
      return () => own.abort()
    },
    pageSignal: () => page.signal,
    nextSignal() {
      current.abort()
      current = new AbortController()
      return anySignal(current.signal, page.signal)
    },
  }
}

type FormOptions = {
  referenceId: string
  getLocation: () => Promise<SubmissionLocation | null>
}

type StartOptions = {
  step: 'language' | 'application'
  restoredStep: Step | null
}

type DialogHandler = (name: CandidateDialog, refusal?: SubmissionRefusal) => unknown

export type FormMachine = ReadableStore<FormState> & {
  dispatch: (event: FlowEvent | { kind: 'valuesChanged'; change: FormValuesEvent }) => void
  start: (options: StartOptions) => () => void
  setDialogHandler: (handler: DialogHandler) => () => void
}

export function createFormMachine({ referenceId, getLocation }: FormOptions): FormMachine {
  const machine = createMachine({ initial: INITIAL_STATE, reducer: formReducer, runEffect })
  const { getState } = machine
  const requestScope = createRequestScope()
  const autosave = createAutosave({
    referenceId,
    onStatusChange: (autosaveStatus) =>
      void machine.dispatch({ kind: 'autosaveChanged', autosaveStatus }),
  })
  let showDialog: DialogHandler = () => undefined

  const dispatch: FormMachine['dispatch'] = (event) => {
    if (event.kind !== 'valuesChanged' && requestScope.pageSignal().aborted) return
    machine.dispatch(event)
  }

  async function openForm(restoredStep: Step | null): Promise<void> {
    const page = requestScope.pageSignal()
    try {
      const [draft, event] = await Promise.all([
        autosave.open(page),
        loadFormCase(referenceId, requestScope.nextSignal()),
      ])
      if (page.aborted || event === null) return
      if (event.kind !== 'loaded') return dispatch(event)
      machine.dispatch({
        kind: 'draftRestored',
        values: restoreDraft(event.formCase, draft.stored),
        autosaveStatus: draft.status,
      })
      dispatch({ ...event, restored: restoreProgress(draft.stored, restoredStep) })
    } catch (error) {
      window.reportError(error) // a defect: no known failure rejects
      dispatch({ kind: 'loadFailed', reason: 'serverError' })
    }
  }

  async function dispatchResult(result: Promise<SubmissionEvent | null>): Promise<void> {
    const event = await result
    if (event !== null) dispatch(event)
  }

  async function submit({
    form: { formCase },
  }: Extract<FlowState, { kind: 'sending' }>): Promise<void> {
    const { values } = getState()
    const onProgress = (share: number) => dispatch({ kind: 'progressed', share })
    return dispatchResult(
      submitForm(
        { referenceId, formCase, values, getLocation },
        { signal: requestScope.nextSignal(), onProgress },
      ),
    )
  }

  function runEffect(effect: FormEffect): unknown {
    const state = getState()
    switch (effect.kind) {
      case 'load':
        return openForm(null)
      case 'send':
        return state.flow.kind === 'sending' && submit(state.flow)
      case 'checkStatus':
        return dispatchResult(checkSubmissionStatus(referenceId, requestScope.nextSignal()))
      case 'abort':
        return requestScope.nextSignal()
      case 'wait':
        return scheduleRetry(effect.until, requestScope.nextSignal(), () =>
          dispatch({ kind: 'retryDue' }),
        )
      case 'saveDraft':
        return autosave.save(state)
      case 'saveChange':
        return autosave.saveChange(effect.change, state)
      case 'discardDraft':
        return autosave.discard()
      case 'showDialog':
        return showDialog(effect.name, effect.refusal)
      default:
        return effect satisfies never
    }
  }

  return {
    ...machine,
    dispatch,
    start: ({ step, restoredStep }) => {
      const leave = requestScope.start()
      machine.dispatch({ kind: 'started', step })
      void openForm(restoredStep)
      return leave
    },
    setDialogHandler: (handler) => {
      showDialog = handler
      return () => {
        showDialog = () => undefined
      }
    },
  }
}
