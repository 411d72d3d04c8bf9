import type { Exchange } from './http.ts'

/** The JSON of a response; null for anything else. */
export function jsonOf({ body }: Pick<Exchange, 'body'>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as unknown
  } catch {
    return null
  }
}

/** A field of something unknown. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** A field of something unknown, or of its `data`, also in a list of one (decisions D26). */
export function wrappedFieldOf(value: unknown, name: string): unknown {
  const inner = fieldOf(value, 'data')
  const [first] = Array.isArray(inner) ? (inner as unknown[]) : [inner]
  return fieldOf(value, name) ?? fieldOf(first, name)
}

/** A field that is text, or a number as text; empty for anything else. */
export function textIn(value: unknown, name: string): string {
  const text = wrappedFieldOf(value, name)
  return typeof text === 'string' || typeof text === 'number' ? String(text) : ''
}

/** The detail of an error response (decisions D13). */
export const detailOf = (exchange: Pick<Exchange, 'body'>): unknown =>
  fieldOf(jsonOf(exchange), 'detail')
