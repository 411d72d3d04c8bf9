import type { ApiResult } from '#shared/api/apiError.ts'
import { call } from '#shared/api/call.ts'
import { loadForm } from '../endpoints.ts'
import type { FormCase } from '../form.ts'

/** An answer without a case says what a 400 says: the link leads to none (kyc §7). */
const NO_CASE: ApiResult<never> = { ok: false, error: { kind: 'http', status: 400, detail: '' } }

/**
 * The case behind a link; where it does not name its reference, the link does. Not of the session: whoever signs in or out in
 * this browser, the candidate's form goes on.
 */
export async function askForm(
  referenceId: string,
  signal: AbortSignal,
): Promise<ApiResult<FormCase>> {
  const asked = await call(loadForm, { referenceId }, { signal })
  if (!asked.ok) return asked
  if (asked.value === null) return NO_CASE
  return {
    ok: true,
    value: { ...asked.value, referenceId: asked.value.referenceId || referenceId },
  }
}
