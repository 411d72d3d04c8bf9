/** A string, or `msg` or `message` of an array's first item (decisions D13). Empty for anything else. */
export function errorDetail(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return ''
  const { detail } = body
  if (typeof detail === 'string') return detail
  const first: unknown = Array.isArray(detail) ? detail[0] : undefined
  if (typeof first !== 'object' || first === null) return ''
  if ('msg' in first && typeof first.msg === 'string') return first.msg
  if ('message' in first && typeof first.message === 'string') return first.message
  return ''
}
