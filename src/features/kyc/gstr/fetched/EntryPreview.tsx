import fileIcon from 'bootstrap-icons/icons/file-earmark.svg?raw'
import { FILE_KINDS } from '#shared/config/limits.ts'
import type { ZipEntry } from '#shared/files/zip.ts'
import { extensionOf } from '#shared/lib/fileName.ts'
import { FilePreview } from '#shared/preview/FilePreview.tsx'
import { PreviewFrame } from '#shared/preview/PreviewFrame.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { TextPreview } from './TextPreview.tsx'

/** What is text beside CSV, which is a sheet. */
const TEXTS: ReadonlySet<string> = new Set(['json', 'txt', 'xml', 'html', 'htm', 'log'])

/** One file of the ZIP: sheets, PDFs and pictures in their viewers, JSON and other texts as text. */
export function EntryPreview({ entry: { name, blob } }: { entry: ZipEntry }) {
  const extension = extensionOf(name)
  const kind = FILE_KINDS.find((known) => known === extension)
  if (kind !== undefined) return <FilePreview source={blob} name={name} kind={kind} firstSheet />
  if (TEXTS.has(extension)) return <TextPreview source={blob} name={name} />
  return (
    <PreviewFrame source={blob} name={name}>
      <EmptyState
        icon={fileIcon}
        title="No preview for this kind of file"
        line="It is in the ZIP all the same."
      />
    </PreviewFrame>
  )
}
