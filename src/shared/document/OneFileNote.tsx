import { useEffect, useState } from 'react'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { useSession } from '#shared/store/hooks.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { DocumentNote } from './DocumentNote.tsx'
import type { DocumentKind } from './documentKind.ts'
import { tellDocument } from './tellDocument.ts'

type OneFileNoteProps = {
  service: ServiceKey
  file: AcceptedFile
  /** Undefined while it is not known yet. */
  kind: DocumentKind | undefined
  onHandedOver: () => void
}

/** The note on the one file of a page. */
export function OneFileNote({ service, file, kind, onHandedOver }: OneFileNoteProps) {
  const kinds = { [file.id]: kind }
  return <DocumentNote service={service} files={[file]} kinds={kinds} onHandedOver={onHandedOver} />
}

/** What a file in the vault looks like; undefined until it was read. Never fails: what cannot be read is 'unknown'. */
export function useDocumentKind(id: string): DocumentKind | undefined {
  const session = useSession()
  const [told, setTold] = useState<{ id: string; kind: DocumentKind } | null>(null)
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const password = session.get(filePasswords).of(id)
    const tell = async () => {
      const bytes = await session.get(fileVault).get(id)
      if (signal.aborted) return
      const kind = bytes === undefined ? 'unknown' : await tellDocument(bytes, password, signal)
      if (!signal.aborted) setTold({ id, kind })
    }
    void tell()
    return () => over.abort()
  }, [session, id])
  return told?.id === id ? told.kind : undefined
}
