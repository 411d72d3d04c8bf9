import { nanoid } from '@reduxjs/toolkit'
import { createStore, delMany, get, set } from 'idb-keyval'
import { clearStore } from './clearStore.ts'
import { clearSizes, forgetSizes, keptSizes, noteSize } from './sizes.ts'

/**
 * A File is kept as its bytes, its type and its name: a private window of WebKit refuses Blobs, and browsers differ in
 * what a stored File remembers. The builds before this one kept a Blob, whose type is its own.
 */
type Stored = { name: string | null; lastModified: number | null } & (
  | { bytes: ArrayBuffer; type: string }
  | { bytes: Blob; type?: undefined }
)

const store = createStore('lekha-vault', 'blobs')

async function pack(blob: Blob): Promise<Stored> {
  const kept = { bytes: await blob.arrayBuffer(), type: blob.type }
  return blob instanceof File
    ? { ...kept, name: blob.name, lastModified: blob.lastModified }
    : { ...kept, name: null, lastModified: null }
}

function unpack({ bytes, type, name, lastModified }: Stored): Blob {
  const blob = type === undefined ? bytes : new Blob([bytes], { type })
  if (name === null) return blob
  const dated = lastModified === null ? {} : { lastModified }
  return new File([blob], name, { type: blob.type, ...dated })
}

/** Runs a piece of work on the disk; where storage is full, forbidden or broken, the answer is `otherwise`. */
async function onDisk<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    // Storage never breaks the page (pitfalls, "localStorage holds …"): what it lost lives in memory until reload.
    return otherwise
  }
}

/** Reading the bytes takes a moment: what was removed, replaced or ended in it is not written. */
async function writeWhile(isHeld: () => boolean, id: string, blob: Blob): Promise<boolean> {
  const packed = await pack(blob)
  if (!isHeld()) return false
  try {
    await Promise.all([set(id, packed, store), noteSize(id, blob.size)])
  } catch (error) {
    await forgetSizes([id])
    throw error
  }
  return true
}

/** The bytes of a session's files and results, by id. */
export function fileVault(ended: AbortSignal) {
  /** What is still being written, and what the disk refused (quota, private mode): it lives until reload. */
  const memory = new Map<string, Blob>()
  ended.addEventListener('abort', () => memory.clear())
  return {
    /**
     * Keeps a File or Blob and gives back its id. It can be read at once; the promise resolves when it is on disk,
     * or, where storage is full or forbidden, when it is known to stay in memory only. Never rejects. A session that
     * is over keeps nothing more.
     */
    async put(blob: Blob, id: string = nanoid()): Promise<string> {
      if (ended.aborted) return id
      memory.set(id, blob)
      const isHeld = () => memory.get(id) === blob
      const written = await onDisk(async () => writeWhile(isHeld, id, blob), false)
      if (written && isHeld()) memory.delete(id)
      return id
    },
    /** The kept bytes, a File where a File was put; undefined where there is none (any more). */
    async get(id: string): Promise<Blob | undefined> {
      const held = memory.get(id)
      if (held !== undefined) return held
      const stored = await onDisk(async () => get<Stored>(id, store), undefined)
      return stored === undefined ? undefined : unpack(stored)
    },
    async remove(ids: readonly string[]): Promise<void> {
      for (const id of ids) memory.delete(id)
      await onDisk(async () => delMany([...ids], store), undefined)
      await onDisk(async () => forgetSizes(ids), undefined)
    },
    /** Bytes by id of all that is kept, on disk and in memory. */
    async sizes(): Promise<ReadonlyMap<string, number>> {
      const held = [...memory].map(([id, { size }]) => [id, size] as const)
      return new Map([...(await onDisk(keptSizes, [])), ...held])
    },
  }
}

export type FileVault = ReturnType<typeof fileVault>

/** Forgets everything on disk, whichever session kept it. Rejects where something is left. */
export async function clearVault(): Promise<void> {
  await Promise.all([clearStore(store), clearSizes()])
}
