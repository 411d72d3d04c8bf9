import type { ApiResult } from '#shared/api/apiError.ts'
import { call } from '#shared/api/call.ts'
import { loadForm } from '../endpoints.ts'
import type { FormCase } from '../form.ts'

/**
 * The case behind a link; where it does not name its reference, the link does. Not of the session: whoever signs in or out in
 * this browser, the candidate's form goes on.
 */
export async function askForm(
  referenceId: string,
  signal: AbortSignal,
): Promise<ApiResult<FormCase>> {
  const asked = await call(loadForm, { referenceId }, { signal })
  if (!asked.ok || asked.value.referenceId !== '') return asked
  return { ok: true, value: { ...asked.value, referenceId } }
}
