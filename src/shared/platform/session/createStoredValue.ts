import * as v from 'valibot'
import { hasSessionFlag } from './sessionFlag.ts'
import { STORAGES, type StorageScope } from './storageKeys.ts'
import type { PersistentKey, SessionKey } from './storageKeys.ts'

type StoredValueOptions<Schema extends v.GenericSchema> = {
  key: SessionKey | PersistentKey
  scope: StorageScope
  /** The schema of the stored value; plain data, stored as the schema's input. */
  schema: Schema
  /** An entry that cannot be parsed counts as missing; 'left' keeps it, where its existence is information. */
  whenUnreadable: 'removed' | 'left'
}

/** A write does not mutate its argument, so that a slice's own state can be passed. */
type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value

type StoredValue<Input, Output> = {
  /**
   * The stored value; null where there is none, it cannot be parsed, or `isMine` is false, in which case it is removed.
   */
  read: (isMine?: (value: Output) => boolean) => Output | null
  /** Does nothing once the session is over, whichever tab ended it. */
  write: (value: DeepReadonly<Input>) => void
  remove: () => void
}

/** A value of the session in web storage, validated by its schema. The only way to store session data there. */
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

/** Parses a stored value; null where it is missing or another build stored it in a form that is no longer known. */
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
