import { useEffect, useState } from 'react'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { detectDocumentKind } from './detectDocumentKind.ts'
import type { DocumentKind } from './documentKind.ts'
import { DocumentTypeWarnings } from './DocumentTypeWarnings.tsx'

type SingleFileWarningProps = {
  service: ServiceKey
  file: AcceptedFile
  kind: DocumentKind | undefined
  onTransferred: () => void
}

export function SingleFileWarning({ service, file, kind, onTransferred }: SingleFileWarningProps) {
  const kinds = { [file.id]: kind }
  return (
    <DocumentTypeWarnings
      service={service}
      files={[file]}
      kinds={kinds}
      onTransferred={onTransferred}
    />
  )
}

/** The document kind of a stored file; undefined until detected. Never fails: an unreadable file is 'unknown'. */
export function useDocumentKind(id: string): DocumentKind | undefined {
  const session = useSessionScope()
  const [detected, setDetected] = useState<{ id: string; kind: DocumentKind } | null>(null)
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const password = session.get(filePasswords).get(id)
    const detect = async () => {
      const bytes = await session.get(blobStore).get(id)
      if (signal.aborted) return
      const kind =
        bytes === undefined ? 'unknown' : await detectDocumentKind(bytes, password, signal)
      if (!signal.aborted) setDetected({ id, kind })
    }
    void detect()
    return () => over.abort()
  }, [session, id])
  return detected?.id === id ? detected.kind : undefined
}
