import { sendEarlyCall } from '#shared/platform/api/earlyCall.ts'
import { canLead, formPath, referenceOf } from './model/link.ts'

/**
 * Requests the link's case before the form's code loads; `fetchFormCase` takes the response. Runs before the first
 * paint.
 * @param origin of the API
 */
export function askEarly(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  origin: string,
): void {
  if (!pathname.endsWith('/dav/form')) return
  const referenceId = referenceOf(new URLSearchParams(search))
  if (canLead(referenceId)) sendEarlyCall(origin, formPath({ referenceId }))
}
