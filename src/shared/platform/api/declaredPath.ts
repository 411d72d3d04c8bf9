import type { BaseIssue, GenericSchema } from 'valibot'

/** Parts of a schema that may hold another one. */
const PARTS = ['entries', 'item', 'items', 'options', 'pipe', 'rest', 'value', 'wrapped'] as const

/** Every key that the schema declares, at any depth. */
function declaredKeys(schema: unknown, found = new Set<string>(), seen = new Set()): Set<string> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return found
  seen.add(schema)
  if (Array.isArray(schema)) for (const part of schema) declaredKeys(part, found, seen)
  for (const [name, part] of Object.entries(schema)) {
    if (name === 'entries' && typeof part === 'object' && part !== null)
      for (const [key, entry] of Object.entries(part)) {
        found.add(key)
        declaredKeys(entry, found, seen)
      }
    else if (PARTS.some((known) => known === name)) declaredKeys(part, found, seen)
  }
  return found
}

/** Like `issuePath`, but with * for each key that the schema does not declare: a server may use personal data as a key. */
export function declaredPath({ path }: BaseIssue<unknown>, schema: GenericSchema): string {
  if (path === undefined) return 'answer'
  const known = declaredKeys(schema)
  const parts = path.map(({ key }) =>
    typeof key === 'number' || known.has(String(key)) ? String(key) : '*',
  )
  return parts.join('.')
}
