import * as v from 'valibot'
import { hasFlag } from './flag.ts'
import { PLACES, type Place } from './places.ts'
import type { LastingKey, StoredKey } from './storedKeys.ts'

type Declaration<Schema extends v.GenericSchema> = {
  key: StoredKey | LastingKey
  place: Place
  /** What is kept is plain data. Its stored form is the schema's input. */
  schema: Schema
  /** An entry that does not read counts as none; 'left' where that something is there still tells something. */
  unreadable: 'removed' | 'left'
}

/** A write changes nothing of what it is given, so that a slice's own state can be given. */
type Unchanged<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanged<Value[Key]> }
  : Value

type Kept<Input, Output> = {
  /** What is kept, null where there is none, it does not read, or it is not `isMine`: that one is removed. */
  read: (isMine?: (value: Output) => boolean) => Output | null
  /** Dropped once the session is over, whichever tab ended it. */
  write: (value: Unchanged<Input>) => void
  forget: () => void
}

/** The one way to keep something of a session in web storage. */
export function kept<Schema extends v.GenericSchema>({
  key,
  place,
  schema,
  unreadable,
}: Declaration<Schema>): Kept<v.InferInput<Schema>, v.InferOutput<Schema>> {
  const storage = PLACES[place]
  const forget = () => storage.remove(key)
  return {
    read(isMine = () => true) {
      const text = storage.read(key)
      if (text === null) return null
      const value = asKept(schema, parsed(text))
      const isForeign = value !== null && !isMine(value)
      if (isForeign || (value === null && unreadable === 'removed')) forget()
      return isForeign ? null : value
    },
    write(value) {
      if (hasFlag()) storage.write(key, JSON.stringify(value))
    },
    forget,
  }
}

/** What was read back, null where it is nothing or another build kept it in a form that is no longer known. */
export function asKept<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, stored)
  return result.success ? result.output : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no schema takes it: the entry is damaged
  }
}
