import { useEffect, useState } from 'react'
import type { DocumentKind } from '#shared/document/documentKind.ts'
import { remarkOn, type Remark } from '#shared/document/remark.ts'
import { tellDocument } from '#shared/document/tellDocument.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { useSession } from '#shared/store/hooks.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { fileVault } from '#shared/vault/vault.ts'

const READ_AT_ONCE = 2
const NONE: ReadonlySet<string> = new Set()

/** What is to be asked of files that may be the wrong ones, before they are sent. */
type Doubts = {
  /** Null: nothing is to be said of the file, or its owner knows. */
  remarkOf: (id: string) => Remark | null
  sendAnyway: (id: string) => void
  /** Some file is still being read. */
  isReading: boolean
}

/** Each file is read once, a few at a time, however often the list is looked at. */
function createReader() {
  const inTurn = createTaskQueue(READ_AT_ONCE)
  const begun = new Set([''])
  return (id: string, read: (id: string) => Promise<void>) => {
    if (begun.has(id)) return
    begun.add(id)
    void inTurn(async () => read(id))
  }
}

/** What the files that passed their checks look like. */
export function useDoubts(service: ServiceKey, files: readonly AcceptedFile[]): Doubts {
  const session = useSession()
  const [kinds, setKinds] = useState<Readonly<Record<string, DocumentKind>>>({})
  const [known, setKnown] = useState(NONE)
  const [readOnce] = useState(createReader)
  const ids = files.map(({ id }) => id)
  const all = ids.join()
  useEffect(() => {
    const vault = session.get(fileVault)
    const passwords = session.get(filePasswords)
    const tell = async (id: string) => {
      const bytes = await vault.get(id)
      const kind = bytes === undefined ? 'unknown' : await tellDocument(bytes, passwords.of(id))
      setKinds((told) => ({ ...told, [id]: kind }))
    }
    for (const id of all.split(',')) readOnce(id, tell)
  }, [session, readOnce, all])
  return {
    remarkOf: (id) => (known.has(id) ? null : remarkOn(kinds[id] ?? 'unknown', service)),
    sendAnyway: (id) => setKnown(new Set([...known, id])),
    isReading: ids.some((id) => kinds[id] === undefined),
  }
}
