import type { ApiError } from '#shared/api/apiError.ts'
import { judge } from '#shared/errors/errorRules.ts'
import { hasDotSegment } from '#shared/lib/wellFormed.ts'
import { loadForm } from '../endpoints.ts'
import type { FormCase } from '../form.ts'
import { askForm } from './askForm.ts'
import type { FlowEvent } from './flow.ts'
import { lineBack } from './wait.ts'

type Loaded = { kind: 'loaded'; formCase: FormCase } | Extract<FlowEvent, { kind: 'loadFailed' }>

/** What a link leads to; null where nobody waits for it any more. A link without a reference leads nowhere. */
export async function load(referenceId: string, signal: AbortSignal): Promise<Loaded | null> {
  if (referenceId === '' || hasDotSegment(referenceId))
    return { kind: 'loadFailed', why: 'invalid' }
  /** The phone had no line since the last try: no server failed, and nobody need contact support (decisions L40). */
  let wasOff = !navigator.onLine
  window.addEventListener('offline', () => (wasOff = true), { signal })
  for (;;) {
    const result = await askForm(referenceId, signal)
    if (signal.aborted) return null
    if (result.ok) return { kind: 'loaded', formCase: result.value }
    if (result.error.kind !== 'network' || !wasOff)
      return { kind: 'loadFailed', why: whyOf(result.error) }
    // A phone says that it is back a moment before it is: the first try after that may still be lost.
    wasOff = !navigator.onLine
    await lineBack(signal)
  }
}

const whyOf = (error: ApiError): 'invalid' | 'serverError' =>
  judge(loadForm.errors, error) === 'invalidReference' ? 'invalid' : 'serverError'
