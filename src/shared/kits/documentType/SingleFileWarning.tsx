import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
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
  return useAsync<DocumentKind>(
    async (signal) => {
      const bytes = await session.get(blobStore).get(id)
      signal.throwIfAborted()
      const password = session.get(filePasswords).get(id)
      return bytes === undefined ? 'unknown' : detectDocumentKind(bytes, password, signal)
    },
    [session, id],
  ).value
}
