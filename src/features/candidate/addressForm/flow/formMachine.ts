import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { createMachine, type ReadableStore } from '#shared/platform/lib/async/machine.ts'
import { createAutosave, restoreDraft, restoreProgress, type Autosave } from '../draft/draft.ts'
import type { CandidateDialog, FlowEvent, Step, SubmissionRefusal } from '../model/flow.ts'
import {
  formReducer,
  INITIAL_STATE,
  type FormEffect,
  type FormEvent,
  type FormState,
} from '../model/formState.ts'
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

/** The screen that shows dialogs, while one is mounted. */
function createDialogs() {
  let show: DialogHandler = () => undefined
  return {
    show: (...dialog: Parameters<DialogHandler>) => show(...dialog),
    setHandler(this: void, handler: DialogHandler) {
      show = handler
      return () => {
        show = () => undefined
      }
    },
  }
}

type Opened = {
  draft: Extract<FormEvent, { kind: 'draftRestored' }> | null
  event: FlowEvent
}

/** The form with what was typed before, or why it does not load. Null when aborted. */
async function loadForm(
  referenceId: string,
  restoredStep: Step | null,
  { draft, signal }: { draft: ReturnType<Autosave['open']>; signal: AbortSignal },
): Promise<Opened | null> {
  try {
    const [{ stored, status }, event] = await Promise.all([
      draft,
      loadFormCase(referenceId, signal),
    ])
    if (event?.kind !== 'loaded') return event && { draft: null, event }
    const values = restoreDraft(event.formCase, stored)
    return {
      draft: { kind: 'draftRestored', values, autosaveStatus: status },
      event: { ...event, restored: restoreProgress(stored, restoredStep) },
    }
  } catch (error) {
    window.reportError(error) // a defect: no known failure rejects
    return { draft: null, event: { kind: 'loadFailed', reason: 'serverError' } }
  }
}

async function dispatchResult(
  result: Promise<SubmissionEvent | null>,
  dispatch: FormMachine['dispatch'],
): Promise<void> {
  const event = await result
  if (event !== null) dispatch(event)
}

export function createFormMachine({ referenceId, getLocation }: FormOptions): FormMachine {
  const machine = createMachine({ initial: INITIAL_STATE, reducer: formReducer, runEffect })
  const requestScope = createRequestScope()
  const autosave = createAutosave({
    referenceId,
    onStatusChange: (autosaveStatus) =>
      void machine.dispatch({ kind: 'autosaveChanged', autosaveStatus }),
  })
  const dialogs = createDialogs()

  const dispatch: FormMachine['dispatch'] = (event) => {
    if (event.kind !== 'valuesChanged' && requestScope.pageSignal().aborted) return
    machine.dispatch(event)
  }
  const onRetryDue = () => dispatch({ kind: 'retryDue' })

  async function openForm(restoredStep: Step | null): Promise<void> {
    const page = requestScope.pageSignal()
    const opened = await loadForm(referenceId, restoredStep, {
      draft: autosave.open(page),
      signal: requestScope.nextSignal(),
    })
    if (page.aborted || opened === null) return
    if (opened.draft !== null) machine.dispatch(opened.draft)
    dispatch(opened.event)
  }

  async function submit({ flow, values }: FormState): Promise<void> {
    if (flow.kind !== 'sending') return
    const onProgress = (share: number) => dispatch({ kind: 'progressed', share })
    const options = { signal: requestScope.nextSignal(), onProgress }
    const form = { referenceId, formCase: flow.form.formCase, values, getLocation }
    return dispatchResult(submitForm(form, options), dispatch)
  }

  function checkStatus(afterMs: number, signal: AbortSignal): void {
    scheduleRetry(
      { until: Date.now() + afterMs, isBusy: true },
      signal,
      () => void dispatchResult(checkSubmissionStatus(referenceId, signal), dispatch),
    )
  }

  function runEffect(effect: FormEffect): unknown {
    switch (effect.kind) {
      case 'load':
        return openForm(null)
      case 'send':
        return submit(machine.getState())
      case 'checkStatus':
        return checkStatus(effect.afterMs, requestScope.nextSignal())
      case 'abort':
        return requestScope.nextSignal()
      case 'wait':
        return scheduleRetry(effect, requestScope.nextSignal(), onRetryDue)
      case 'saveDraft':
        return autosave.save(machine.getState())
      case 'saveChange':
        return autosave.saveChange(effect.change, machine.getState())
      case 'discardDraft':
        return autosave.discard()
      case 'showDialog':
        return dialogs.show(effect.name, effect.refusal)
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
    setDialogHandler: dialogs.setHandler,
  }
}
