import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { DocumentKind } from './documentKind.ts'
import { remarkOn } from './remark.ts'
import { RemarkLine } from './RemarkLine.tsx'
import './remark.css'

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
    <div className="panel document-note" role="status">
      <Icon of={triangle} className="t-warning" />
      <ul>
        {remarks.map(({ file, remark }) => (
          <li key={file.id}>
            <RemarkLine file={file} remark={remark} onHandedOver={() => onHandedOver(file)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
