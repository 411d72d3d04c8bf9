import { createStore, delMany, entries, set } from 'idb-keyval'
import { clearStore } from './clearStore.ts'

/** Beside the bytes, because a sum over the bytes themselves would read all of them. */
const store = createStore('lekha-vault-sizes', 'sizes')

export const noteSize = async (id: string, bytes: number): Promise<void> => set(id, bytes, store)

export const forgetSizes = async (ids: readonly string[]): Promise<void> => delMany([...ids], store)

/** Bytes by id of everything on disk. */
export const keptSizes = async (): Promise<readonly (readonly [string, number])[]> =>
  entries<string, number>(store)

export const clearSizes = async (): Promise<void> => clearStore(store)
