import { createStore, delMany, entries, set } from 'idb-keyval'
import { clearIdbStore } from './clearIdbStore.ts'

/** Apart from the bytes: summing the blobs themselves would read all of them. */
const store = createStore('lekha-vault-sizes', 'sizes')

export const recordBlobSize = async (id: string, bytes: number): Promise<void> =>
  set(id, bytes, store)

export const deleteBlobSizes = async (ids: readonly string[]): Promise<void> =>
  delMany([...ids], store)

/** Sizes are in bytes. */
export const readBlobSizes = async (): Promise<readonly (readonly [string, number])[]> =>
  entries<string, number>(store)

export const clearBlobSizes = async (kept?: ReadonlySet<string>): Promise<void> =>
  clearIdbStore(store, kept)
