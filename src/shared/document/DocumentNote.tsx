import type { ServiceKey } from '#shared/session/currentUser.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { DocumentKind } from './documentKind.ts'
import { FileNote } from './FileNote.tsx'
import { remarkOn } from './remark.ts'
import { RemarkLine } from './RemarkLine.tsx'

type DocumentNoteProps = {
  service: ServiceKey
  files: readonly AcceptedFile[]
  /** By file id; undefined while it is not known yet. */
  kinds: Readonly<Record<string, DocumentKind | undefined>>
  onHandedOver: (file: AcceptedFile) => void
}

/** Files that look like another service's, or cannot be read: said before credits are spent. */
export function DocumentNote({ service, files, kinds, onHandedOver }: DocumentNoteProps) {
  const remarks = files.flatMap((file) => {
    const remark = remarkOn(kinds[file.id] ?? 'unknown', service)
    return remark === null ? [] : [{ file, remark }]
  })
  if (remarks.length === 0) return null
  return (
    <FileNote>
      <ul>
        {remarks.map(({ file, remark }) => (
          <li key={file.id}>
            <RemarkLine file={file} remark={remark} onHandedOver={() => onHandedOver(file)} />
          </li>
        ))}
      </ul>
    </FileNote>
  )
}
