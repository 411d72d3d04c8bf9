import { useEffect, useMemo, useState } from 'react'
import type { DocumentKind } from '#shared/document/documentKind.ts'
import { tellDocument } from '#shared/document/tellDocument.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import { useSession } from '#shared/store/hooks.ts'
import { acceptedOf, type UploadEntry } from '#shared/upload/uploadEntry.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { IntakeProps } from '../definition.ts'
import { useSentBefore } from '../sent/useSentBefore.ts'
import { doubtOn, type Doubt } from './doubt.ts'

const READ_AT_ONCE = 2

type Doubts = {
  /** Those that passed their checks. */
  accepted: readonly AcceptedFile[]
  doubtOf: (entry: UploadEntry) => Doubt | null
  /** Some file is still being read, or looked for among what was sent. */
  isReading: boolean
}

/** What is to be asked of the files that passed their checks, before they are sent. */
export function useDoubts(
  { id, service }: Pick<IntakeProps['analyzer'], 'id' | 'service'>,
  entries: readonly UploadEntry[],
): Doubts {
  const accepted = useMemo(
    () => entries.flatMap((entry) => acceptedOf(entry, entries) ?? []),
    [entries],
  )
  const kinds = useDocumentKinds(accepted)
  const { sent, isAsked } = useSentBefore(id, accepted)
  return {
    accepted,
    doubtOf(entry) {
      if (!accepted.some((file) => file.id === entry.id)) return null
      const document = kinds[entry.id] ?? 'unknown'
      return doubtOn({ document, before: sent[entry.id] ?? null }, entry, service)
    },
    isReading: !isAsked || accepted.some((file) => kinds[file.id] === undefined),
  }
}

/** What the files look like, by id: each is read once, a few at a time, however often the list is looked at. */
function useDocumentKinds(files: readonly AcceptedFile[]): Readonly<Record<string, DocumentKind>> {
  const session = useSession()
  const [kinds, setKinds] = useState<Readonly<Record<string, DocumentKind>>>({})
  const [readOnce] = useState(createReader)
  useEffect(() => {
    const vault = session.get(fileVault)
    const passwords = session.get(filePasswords)
    const tell = async (id: string) => {
      const bytes = await vault.get(id)
      const kind = bytes === undefined ? 'unknown' : await tellDocument(bytes, passwords.of(id))
      setKinds((told) => ({ ...told, [id]: kind }))
    }
    for (const { id } of files) readOnce(id, tell)
  }, [session, readOnce, files])
  return kinds
}

function createReader() {
  const inTurn = createTaskQueue(READ_AT_ONCE)
  const begun = new Set<string>()
  return (id: string, read: (id: string) => Promise<void>) => {
    if (begun.has(id)) return
    begun.add(id)
    void inTurn(async () => read(id))
  }
}
