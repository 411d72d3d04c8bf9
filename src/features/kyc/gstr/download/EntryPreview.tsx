import fileIcon from 'bootstrap-icons/icons/file-earmark.svg?raw'
import { FILE_KINDS } from '#shared/platform/config/limits.ts'
import type { ZipEntry } from '#shared/platform/files/readZip.ts'
import { extensionOf } from '#shared/platform/lib/text/fileName.ts'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { FilePreview } from '#shared/ui/preview/FilePreview.tsx'
import { PreviewFrame } from '#shared/ui/preview/PreviewFrame.tsx'
import { PreviewSkeleton } from '#shared/ui/preview/PreviewSkeleton.tsx'
import type { ViewerProps } from '#shared/ui/preview/viewerProps.ts'
import { MAX_PREVIEW_LINES, formatPreviewText } from './formatPreviewText.ts'

/** Never markup. */
function TextPreview({ source, name }: ViewerProps) {
  const { value: preview } = useAsync(
    async () =>
      formatPreviewText(new Uint8Array(await source.arrayBuffer()), extensionOf(name) === 'json'),
    [source, name],
  )
  return (
    <PreviewFrame source={source} name={name}>
      {preview === undefined ? (
        <PreviewSkeleton />
      ) : (
        <>
          {!preview.isComplete && (
            <p className="sheet-note small" role="status">
              Only the first {formatCount(MAX_PREVIEW_LINES)} lines are shown. Download the file to
              see all of it.
            </p>
          )}
          <pre className="preview-viewport gstr-text" tabIndex={0} aria-label={`Text of ${name}`}>
            {preview.text}
          </pre>
        </>
      )}
    </PreviewFrame>
  )
}

/** CSV is missing because it is shown as a sheet. */
const TEXT_EXTENSIONS: ReadonlySet<string> = new Set(['json', 'txt', 'xml', 'html', 'htm', 'log'])

export function EntryPreview({ entry: { name, blob } }: { entry: ZipEntry }) {
  const extension = extensionOf(name)
  const kind = FILE_KINDS.find((candidate) => candidate === extension)
  if (kind !== undefined)
    return <FilePreview source={blob} name={name} kind={kind} opensFirstSheet />
  if (TEXT_EXTENSIONS.has(extension)) return <TextPreview source={blob} name={name} />
  return (
    <PreviewFrame source={blob} name={name}>
      <EmptyState
        icon={fileIcon}
        title="No preview for this kind of file"
        description="You can still find it in the ZIP."
      />
    </PreviewFrame>
  )
}
