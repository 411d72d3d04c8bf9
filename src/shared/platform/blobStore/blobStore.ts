import { nanoid } from '@reduxjs/toolkit'
import { createStore, delMany, get, keys, set } from 'idb-keyval'
import { createEmitter } from '#shared/platform/lib/async/machine.ts'
import { clearBlobSizes, deleteBlobSizes, readBlobSizes, recordBlobSize } from './blobSizes.ts'
import { clearIdbStore } from './clearIdbStore.ts'

/** Private windows of WebKit refuse Blobs, and browsers differ in what a stored File keeps. */
type StoredBlob = { name: string | null; lastModified: number | null } & (
  | { bytes: ArrayBuffer; type: string }
  | { bytes: Blob; type?: undefined }
)

const store = createStore('lekha-vault', 'blobs')

async function serializeBlob(blob: Blob): Promise<StoredBlob> {
  const serialized = { bytes: await blob.arrayBuffer(), type: blob.type }
  return blob instanceof File
    ? { ...serialized, name: blob.name, lastModified: blob.lastModified }
    : { ...serialized, name: null, lastModified: null }
}

function deserializeBlob({ bytes, type, name, lastModified }: StoredBlob): Blob {
  const blob = type === undefined ? bytes : new Blob([bytes], { type })
  if (name === null) return blob
  const dated = lastModified === null ? {} : { lastModified }
  return new File([blob], name, { type: blob.type, ...dated })
}

/** Runs an IndexedDB operation; returns `otherwise` where storage is full, forbidden or broken. */
async function withFallback<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    // A storage failure never breaks the page (pitfalls, "localStorage holds …"): the blob stays in memory.
    return otherwise
  }
}

/** Reading the bytes takes a moment, in which the blob may be removed or replaced, or the session ended. */
async function writeIfStillPending(
  isPending: () => boolean,
  id: string,
  blob: Blob,
): Promise<boolean> {
  const serialized = await serializeBlob(blob)
  if (!isPending()) return false
  try {
    await Promise.all([set(id, serialized, store), recordBlobSize(id, blob.size)])
  } catch (error) {
    await deleteBlobSizes([id])
    throw error
  }
  return true
}

/** Stores the bytes of a session's files and results in IndexedDB, by id. */
export function blobStore(ended: AbortSignal) {
  /** Being written, or refused by the disk (quota, private mode): those live until a reload. */
  const memory = new Map<string, Blob>()
  ended.addEventListener('abort', () => memory.clear())
  const refusals = createEmitter()
  let isRefused = false

  function noteWrite(isStored: boolean): void {
    if (!isStored && !isRefused) refusals.emit()
    isRefused = !isStored
  }

  return {
    /** Notifies when the disk refuses a blob, the first time or after it took one. */
    onRefusal: refusals.subscribe,
    /** Can be read at once; resolves when the bytes are on disk or known to stay in memory. Never rejects. */
    async put(blob: Blob, id: string = nanoid()): Promise<string> {
      if (ended.aborted) return id
      memory.set(id, blob)
      const isPending = () => memory.get(id) === blob
      const written = await withFallback(
        async () => writeIfStillPending(isPending, id, blob),
        false,
      )
      if (isPending()) {
        noteWrite(written)
        if (written) memory.delete(id)
      }
      return id
    },
    /** Replaces the blob until a reload; what is on disk stays. */
    putInMemory(blob: Blob, id: string): void {
      if (!ended.aborted) memory.set(id, blob)
    },
    /** After `put`: whether the disk refused the bytes, so that only this tab has them, until a reload. */
    isOnlyInMemory: (id: string): boolean => memory.has(id),
    /** A File where a File was put; undefined where there is none. */
    async get(id: string): Promise<Blob | undefined> {
      const pending = memory.get(id)
      if (pending !== undefined) return pending
      const stored = await withFallback(async () => get<StoredBlob>(id, store), undefined)
      return stored === undefined ? undefined : deserializeBlob(stored)
    },
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) memory.delete(id)
      await withFallback(async () => delMany([...ids], store), undefined)
      await withFallback(async () => deleteBlobSizes(ids), undefined)
    },
    /** The ids of all blobs, on disk and in memory. */
    async ids(): Promise<readonly string[]> {
      const stored = await withFallback(async () => keys<string>(store), [])
      return [...new Set([...stored, ...memory.keys()])]
    },
    /** The size in bytes of every blob, on disk and in memory, by id. */
    async sizes(): Promise<ReadonlyMap<string, number>> {
      const pending = [...memory].map(([id, { size }]) => [id, size] as const)
      return new Map([...(await withFallback(readBlobSizes, [])), ...pending])
    },
  }
}

export type BlobStore = ReturnType<typeof blobStore>

/** Deletes every blob on disk, of any session, but those with the given ids. Rejects where some are left. */
export async function clearBlobStore(kept?: ReadonlySet<string>): Promise<void> {
  await Promise.all([clearIdbStore(store, kept), clearBlobSizes(kept)])
}
