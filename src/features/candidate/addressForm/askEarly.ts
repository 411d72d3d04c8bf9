import { sendEarlyCall } from '#shared/platform/api/earlyCall.ts'
import { isUsableReference, formPath, referenceOf } from './model/link.ts'

/** Before the first paint; `fetchFormCase` takes the response. `origin`: of the API. */
export function askEarly(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  origin: string,
): void {
  if (!pathname.endsWith('/dav/form')) return
  const referenceId = referenceOf(new URLSearchParams(search))
  if (isUsableReference(referenceId)) sendEarlyCall(origin, formPath({ referenceId }))
}
