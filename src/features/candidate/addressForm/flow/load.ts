import { call } from '#shared/api/call.ts'
import { judge } from '#shared/errors/errorRules.ts'
import { loadForm } from '../endpoints.ts'
import type { FormCase } from '../form.ts'
import type { FlowEvent } from './flow.ts'

type Loaded = { kind: 'loaded'; formCase: FormCase } | Extract<FlowEvent, { kind: 'loadFailed' }>

/** What a link leads to; null where nobody waits for it any more. A link without a reference leads nowhere. */
export async function load(referenceId: string, signal: AbortSignal): Promise<Loaded | null> {
  if (referenceId === '') return { kind: 'loadFailed', why: 'invalid' }
  // Not of the session: whoever signs in or out in this browser, the candidate's form goes on.
  const result = await call(loadForm, { referenceId }, { signal })
  if (signal.aborted) return null
  if (result.ok) return { kind: 'loaded', formCase: result.value }
  const isInvalid = judge(loadForm.errors, result.error) === 'invalidReference'
  return { kind: 'loadFailed', why: isInvalid ? 'invalid' : 'serverError' }
}
