import { hasDotSegment, isWellFormed } from '#shared/lib/wellFormed.ts'
import type { WireRequest } from './endpoint.ts'
import { fitsHeader } from './headerText.ts'

type Carried = Pick<WireRequest, 'query' | 'headers'> & { path: string }

/**
 * Where a call holds text that no request can carry, undefined where all of it can be sent. The HTTP client would throw
 * at it, or send something else than was meant.
 */
export function unsendable({ path, query = {}, headers = {} }: Carried): string | undefined {
  if (!isWellFormed(path) || hasDotSegment(path)) return 'path'
  const broken = Object.entries(query).find(([, value]) => !isWellFormed(String(value)))
  const unfit = Object.entries(headers).find(([, value]) => !fitsHeader(value))
  return (broken ?? unfit)?.[0]
}
