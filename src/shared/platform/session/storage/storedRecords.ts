import { delMany, get, keys, setMany, update, values, type UseStore } from 'idb-keyval'
import type * as v from 'valibot'
import { parseStoredValue } from './createStoredValue.ts'

/**
 * Records of users in IndexedDB, one key each, so that two tabs never overwrite each other's. One that does not fit the
 * schema counts as missing. Where storage is full or forbidden, nothing is thrown unless stated: a record then lives in
 * this tab's memory, until a reload.
 */
export function createStoredRecords<Stored extends { owner: string }>(
  database: UseStore,
  schema: v.GenericSchema<unknown, Stored>,
  keyOf: (record: Stored) => string,
) {
  const parse = (stored: unknown, owner: string | undefined): Stored | null => {
    const record = parseStoredValue(schema, stored)
    return owner === undefined || record?.owner === owner ? record : null
  }
  return {
    /** All or none. False: none. */
    write: async (...records: readonly Stored[]): Promise<boolean> =>
      setMany(
        records.map((record) => [keyOf(record), record]),
        database,
      ).then(
        () => true,
        () => false,
      ),
    /** Null where there is none or it belongs to another user. */
    read: async (key: string, owner: string): Promise<Stored | null> =>
      parse(await get<unknown>(key, database).catch(() => undefined), owner),
    /** Of one user; without one of all users: for counting, never for display. */
    async readAll(owner?: string): Promise<Stored[]> {
      const stored = await values<unknown>(database).catch(() => [])
      return stored.flatMap((one) => parse(one, owner) ?? [])
    },
    /**
     * Reads, changes and writes in one transaction, so that no change of another tab is lost. Returns what is stored; null
     * where `change` returned null, undefined where storage failed: then nothing is written.
     */
    async update(
      key: string,
      owner: string,
      change: (stored: Stored | null) => Stored | null,
    ): Promise<Stored | null | undefined> {
      const result: { changed?: Stored | null } = {}
      const changeStored = (stored: unknown): Stored => {
        result.changed = change(parse(stored, owner))
        if (result.changed === null) throw new Error('Nothing is to be written.')
        return result.changed
      }
      return update<unknown>(key, changeStored, database).then(
        () => result.changed,
        () => (result.changed === null ? null : undefined),
      )
    },
    remove: async (...removed: readonly string[]): Promise<void> =>
      delMany([...removed], database).catch(() => undefined),
    /** Of any user, readable or not. Rejects where storage is forbidden or broken. */
    keys: async (): Promise<readonly string[]> => keys<string>(database),
  }
}
