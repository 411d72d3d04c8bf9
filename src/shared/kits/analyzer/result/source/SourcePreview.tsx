import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { getFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { FilePreview } from '#shared/ui/preview/FilePreview.tsx'
import { useReportUnsearchable } from '#shared/ui/preview/useReportUnsearchable.ts'
import type { FindRequest, FindResult, PageMark } from '#shared/ui/preview/viewerProps.ts'

type SourcePreviewProps = {
  file: AcceptedFile
  marks?: readonly PageMark[] | undefined
  find?: FindRequest | null
  onFound?: (result: FindResult) => void
}

export function SourcePreview({ file, marks, find, onFound }: SourcePreviewProps) {
  const session = useSessionScope()
  // Null: the browser no longer has it.
  const { latest: source } = useAsync(
    async () => getFile(session.get(blobStore), file).catch(() => null),
    [session, file],
  )
  useReportUnsearchable(source === null ? 'unavailable' : null, { find, onFound })

  if (source === undefined) return <Skeleton lines={8} label="Opening the file" />
  if (source === null) {
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
      source={source}
      name={file.name}
      kind={file.kind}
      password={session.get(filePasswords).get(file.id)}
      onUnlocked={(password) => session.get(filePasswords).set(file.id, password)}
      marks={marks}
      find={find}
      onFound={onFound}
    />
  )
}
