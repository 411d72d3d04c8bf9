import type { ApiError, ApiResult } from '#shared/platform/api/apiError.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { takeEarlyCall } from '#shared/platform/api/earlyCall.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { loadForm, sendForm } from '../model/endpoints.ts'
import type { FlowEvent, SubmissionFailure } from '../model/flow.ts'
import type { FormCase } from '../model/form.ts'
import { valuesToSubmit, type FormValues } from '../model/formValues.ts'
import { isUsableReference, formPath } from '../model/link.ts'
import {
  pickSubmissionLocation,
  placeholderPhotos,
  toSubmission,
  type SubmissionLocation,
} from '../model/submission.ts'
import { waitUntilOnline } from './scheduleRetry.ts'

/** A response without a case means the same as a 400: the link has no case (kyc §7). */
const CASE_NOT_FOUND: ApiResult<never> = {
  ok: false,
  error: { kind: 'http', status: 400, detail: '' },
}

/** Not part of the session: signing in or out in this browser does not affect the candidate's form. */
export async function fetchFormCase(
  referenceId: string,
  signal: AbortSignal,
): Promise<ApiResult<FormCase>> {
  const sent = takeEarlyCall(formPath({ referenceId }), signal)
  const result = await callEndpoint(loadForm, { referenceId }, { signal, ...(sent && { sent }) })
  if (!result.ok) return result
  if (result.value === null) return CASE_NOT_FOUND
  return {
    ok: true,
    value: { ...result.value, referenceId: result.value.referenceId || referenceId },
  }
}

type LoadEvent =
  | { kind: 'loaded'; formCase: FormCase }
  | Extract<FlowEvent, { kind: 'loadFailed' | 'loadRefused' }>

/** Null when aborted. A link without a reference is invalid. */
export async function loadFormCase(
  referenceId: string,
  signal: AbortSignal,
): Promise<LoadEvent | null> {
  if (!isUsableReference(referenceId)) return { kind: 'loadFailed', reason: 'invalid' }
  /** Offline since the last try is no server error (decisions L40). */
  let wasOff = !navigator.onLine
  window.addEventListener('offline', () => (wasOff = true), { signal })
  for (;;) {
    const result = await fetchFormCase(referenceId, signal)
    if (signal.aborted) return null
    if (result.ok) return { kind: 'loaded', formCase: result.value }
    if (result.error.kind !== 'network' || !wasOff) return loadFailure(result.error)
    // Phones report online slightly too early: the first try may still fail.
    wasOff = !navigator.onLine
    await waitUntilOnline(signal)
  }
}

const HTTP_TOO_LARGE = 413
const HTTP_BUSY = 429
const BUSY_DELAY_MS = 60_000

const MIN_RETRY_MS = 5_000
const MAX_RETRY_MS = 600_000

/** What a Retry-After asks for (seconds or a date), between 5 s and 10 min; a minute where it is missing or not readable. */
function retryDelay(header: string | null | undefined): number {
  const text = header ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? BUSY_DELAY_MS : Math.min(Math.max(ms, MIN_RETRY_MS), MAX_RETRY_MS)
}

/** How long a busy server has to be left alone; null where the call failed otherwise. */
const busyWait = (error: ApiError): number | null =>
  error.kind === 'http' && error.status === HTTP_BUSY ? retryDelay(error.retryAfter) : null

function loadFailure(error: ApiError): LoadEvent {
  const waitMs = busyWait(error)
  if (waitMs !== null) return { kind: 'loadRefused', waitMs, now: Date.now() }
  const isInvalid = classifyError(loadForm.errors, error) === 'invalidReference'
  return { kind: 'loadFailed', reason: isInvalid ? 'invalid' : 'serverError' }
}

export type SubmissionEvent = Extract<
  FlowEvent,
  {
    kind:
      | 'submissionAnswered'
      | 'submissionFailed'
      | 'locationMissing'
      | 'statusChecked'
      | 'statusCheckFailed'
  }
>

type SubmitOptions = {
  referenceId: string
  formCase: FormCase
  values: FormValues
  getLocation: () => Promise<SubmissionLocation | null>
}

/** Without a response it is unknown whether the submission arrived. */
function classifyFailure(error: ApiError): SubmissionFailure {
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: 'noResponse' }
  const mayHaveArrived = callMayHaveArrived(error)
  if (mayHaveArrived || error.kind !== 'http' || error.status >= 500)
    return { kind: 'refused', reason: 'serverError', mayHaveArrived }
  const waitMs = busyWait(error)
  if (waitMs !== null) return { kind: 'busy', waitMs }
  const reason = error.status === HTTP_TOO_LARGE ? 'tooLarge' : 'rejected'
  return { kind: 'refused', reason, mayHaveArrived }
}

export async function submitForm(
  { referenceId, formCase, values, getLocation }: SubmitOptions,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<SubmissionEvent | null> {
  const { answers, photos } = valuesToSubmit(formCase, values)
  const at = pickSubmissionLocation(photos) ?? (await getLocation())
  if (signal.aborted) return null
  if (at === null) return { kind: 'locationMissing' }
  const all = { answers, photos: { ...photos, ...placeholderPhotos(formCase, at) } }
  const body = await toSubmission(formCase, all, at)
  if (signal.aborted) return null
  const result = await callEndpoint(
    sendForm,
    { referenceId, body },
    { signal, onUploadProgress: onProgress },
  )
  if (signal.aborted) return null
  // A page of a proxy is an answer, too: the case decides (decisions L80).
  if (!result.ok && result.error.kind !== 'contract')
    return { kind: 'submissionFailed', failure: classifyFailure(result.error), now: Date.now() }
  const sent = { answers: Object.keys(answers).length, photos: Object.keys(photos).length }
  return { kind: 'submissionAnswered', sent: { ...sent, at: Date.now() } }
}

export async function checkSubmissionStatus(
  referenceId: string,
  signal: AbortSignal,
): Promise<SubmissionEvent | null> {
  const result = await fetchFormCase(referenceId, signal)
  if (signal.aborted) return null
  return result.ok
    ? { kind: 'statusChecked', formCase: result.value }
    : { kind: 'statusCheckFailed', failure: classifyFailure(result.error), now: Date.now() }
}
