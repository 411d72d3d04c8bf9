import { nanoid } from '@reduxjs/toolkit'
import { clear, createStore, delMany, get, set } from 'idb-keyval'

/** A File is kept as its bytes and its name: browsers differ in what a stored File remembers. */
type Stored = { bytes: Blob; name: string | null; lastModified: number | null }

const store = createStore('lekha-vault', 'blobs')

function pack(blob: Blob): Stored {
  const bytes = blob.slice(0, blob.size, blob.type)
  return blob instanceof File
    ? { bytes, name: blob.name, lastModified: blob.lastModified }
    : { bytes, name: null, lastModified: null }
}

function unpack({ bytes, name, lastModified }: Stored): Blob {
  if (name === null) return bytes
  const dated = lastModified === null ? {} : { lastModified }
  return new File([bytes], name, { type: bytes.type, ...dated })
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
      const written = await onDisk(async () => set(id, pack(blob), store).then(() => true), false)
      if (written && memory.get(id) === blob) memory.delete(id)
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
    },
  }
}

export type FileVault = ReturnType<typeof fileVault>

/** Forgets everything on disk, whichever session kept it. */
export async function clearVault(): Promise<void> {
  await onDisk(async () => clear(store), undefined)
}
