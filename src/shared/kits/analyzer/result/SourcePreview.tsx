import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { useEffect, useState } from 'react'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { getFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { FilePreview } from '#shared/ui/preview/FilePreview.tsx'
import { useReportUnsearchable } from '#shared/ui/preview/useReportUnsearchable.ts'
import type { FindRequest, FindResult } from '#shared/ui/preview/viewerProps.ts'

type SourcePreviewProps = {
  file: AcceptedFile
  find?: FindRequest | null
  onFound?: (result: FindResult) => void
}

type Source = { kind: 'loading' } | { kind: 'ready'; file: File } | { kind: 'unavailable' }

export function SourcePreview({ file, find, onFound }: SourcePreviewProps) {
  const session = useSessionScope()
  const [source, setSource] = useState<Source>({ kind: 'loading' })
  useEffect(() => {
    let isCurrent = true
    getFile(session.get(blobStore), file).then(
      (bytes) => isCurrent && setSource({ kind: 'ready', file: bytes }),
      () => isCurrent && setSource({ kind: 'unavailable' }),
    )
    return () => {
      isCurrent = false
    }
  }, [session, file])

  useReportUnsearchable(source.kind === 'unavailable' ? 'unavailable' : null, { find, onFound })

  if (source.kind === 'loading') return <Skeleton lines={8} label="Opening the file" />
  if (source.kind === 'unavailable') {
    return (
      <EmptyState
        icon={fileX}
        title="This browser no longer has the file"
        description="It was deleted to free space, or the browser’s storage was cleared. Open the file from where you saved it."
      />
    )
  }
  return (
    <FilePreview
      source={source.file}
      name={file.name}
      kind={file.kind}
      password={session.get(filePasswords).get(file.id)}
      onUnlocked={(password) => session.get(filePasswords).set(file.id, password)}
      find={find}
      onFound={onFound}
    />
  )
}
