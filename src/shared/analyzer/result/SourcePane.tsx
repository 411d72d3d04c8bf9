import { useEffect, useState } from 'react'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { useSession } from '#shared/store/hooks.ts'
import { FilePreview } from '#shared/preview/FilePreview.tsx'
import { useUnsearchable } from '#shared/preview/useUnsearchable.ts'
import type { FindRequest, FindResult } from '#shared/preview/viewerProps.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { getFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { fileVault } from '#shared/vault/vault.ts'

type SourcePaneProps = {
  file: AcceptedFile
  find?: FindRequest | null
  onFound?: (result: FindResult) => void
}

type Source = { kind: 'loading' } | { kind: 'ready'; file: File } | { kind: 'gone' }

/** A job's input as it was picked, read from the vault. */
export function SourcePane({ file, find, onFound }: SourcePaneProps) {
  const session = useSession()
  const [source, setSource] = useState<Source>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    getFile(session.get(fileVault), file).then(
      (bytes) => isCurrent && setSource({ kind: 'ready', file: bytes }),
      () => isCurrent && setSource({ kind: 'gone' }),
    )
    return () => {
      isCurrent = false
    }
  }, [session, file])

  useUnsearchable(source.kind === 'gone' ? 'gone' : null, { find, onFound })

  if (source.kind === 'loading') return <Skeleton lines={8} label="Opening the file" />
  if (source.kind === 'gone') {
    return (
      <EmptyState
        icon={fileX}
        title="This browser no longer has the file"
        line="It made room for newer ones, or its storage was cleared. Open the file from where you saved it."
      />
    )
  }
  return (
    <FilePreview
      source={source.file}
      name={file.name}
      kind={file.kind}
      password={session.get(filePasswords).of(file.id)}
      onUnlocked={(password) => session.get(filePasswords).keep(file.id, password)}
      find={find}
      onFound={onFound}
    />
  )
}
