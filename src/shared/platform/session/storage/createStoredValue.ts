import * as v from 'valibot'
import { hasSessionFlag } from './sessionFlag.ts'
import { STORAGES, type StorageScope } from './storageKeys.ts'
import type { PersistentKey, SessionKey } from './storageKeys.ts'

type StoredValueOptions<Schema extends v.GenericSchema> = {
  key: SessionKey | PersistentKey
  scope: StorageScope
  /** Plain data, stored as the schema's input. */
  schema: Schema
  /** What happens to an entry that cannot be parsed. 'left' keeps it, where its existence is information. */
  whenUnreadable: 'removed' | 'left'
}

/** So that a slice's own state can be passed to a write. */
type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

type StoredValue<Input, Output> = {
  /** Null where the value is missing, cannot be parsed, or `isMine` is false, which removes it. */
  read: (isMine?: (value: Output) => boolean) => Output | null
  /** Does nothing once the session is over, whichever tab ended it. */
  write: (value: DeepReadonly<Input>) => void
  remove: () => void
}

/** The only way to store session data in web storage. */
export function createStoredValue<Schema extends v.GenericSchema>({
  key,
  scope,
  schema,
  whenUnreadable,
}: StoredValueOptions<Schema>): StoredValue<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const storage = STORAGES[scope]
  const remove = () => storage.remove(key)
  return {
    read(isMine = () => true) {
      const text = storage.read(key)
      if (text === null) return null
      const value = parseStoredValue(schema, parseJson(text))
      const isForeign = value !== null && !isMine(value)
      if (isForeign || (value === null && whenUnreadable === 'removed')) remove()
      return isForeign ? null : value
    },
    write(value) {
      if (hasSessionFlag()) storage.write(key, JSON.stringify(value))
    },
    remove,
  }
}

/** Null where the value is missing, or an earlier build stored another form. */
export function parseStoredValue<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, stored)
  return result.success ? result.output : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // fits no schema: the entry is damaged
  }
}
