import type { ApiError } from '#shared/api/apiError.ts'
import { call } from '#shared/api/call.ts'
import { sentOf, type Given } from '../asked.ts'
import { sendForm } from '../endpoints.ts'
import type { FormCase } from '../form.ts'
import { placeholdersOf } from '../photos/placeholder.ts'
import { toSubmission, whereaboutsOf, type Whereabouts } from '../submission.ts'
import { askForm } from './askForm.ts'
import type { Failure, FlowEvent } from './flow.ts'

/** How a call of the delivery ended. */
export type Delivered = Extract<
  FlowEvent,
  { kind: 'taken' | 'sendFailed' | 'placeMissing' | 'looked' | 'lookFailed' }
>

type Form = {
  referenceId: string
  formCase: FormCase
  filled: Given
  /** Where the phone is now. */
  here: () => Promise<Whereabouts | null>
}

/** No answer says nothing about whether it arrived. */
const failureOf = ({ kind }: ApiError): Failure =>
  kind === 'network' || kind === 'timeout' ? 'noAnswer' : 'refusal'

/** Sends what was filled in; null where it was called off. */
export async function send(
  { referenceId, formCase, filled, here }: Form,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Delivered | null> {
  const { answers, photos } = sentOf(formCase, filled)
  const at = whereaboutsOf(photos) ?? (await here())
  if (signal.aborted) return null
  if (at === null) return { kind: 'placeMissing' }
  const all = { answers, photos: { ...photos, ...placeholdersOf(formCase, at) } }
  const body = await toSubmission(formCase, all, at)
  if (signal.aborted) return null
  const result = await call(
    sendForm,
    { referenceId, body },
    { signal, onUploadProgress: onProgress },
  )
  if (signal.aborted) return null
  if (!result.ok) return { kind: 'sendFailed', why: failureOf(result.error), now: Date.now() }
  const sent = { answers: Object.keys(answers).length, photos: Object.keys(photos).length }
  return { kind: 'taken', sent: { ...sent, at: Date.now() } }
}

/** Asks for the case; null where it was called off. */
export async function look(referenceId: string, signal: AbortSignal): Promise<Delivered | null> {
  const result = await askForm(referenceId, signal)
  if (signal.aborted) return null
  return result.ok
    ? { kind: 'looked', formCase: result.value }
    : { kind: 'lookFailed', why: failureOf(result.error), now: Date.now() }
}
