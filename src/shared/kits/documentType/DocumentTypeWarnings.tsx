import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { truncateFileName, stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import type { DocumentKind } from './documentKind.ts'
import {
  checkDocumentType,
  type DocumentTypeWarning,
  describeDocumentTypeWarning,
} from './documentTypeWarning.ts'
import { FileWarningPanel } from './FileWarningPanel.tsx'
import { SendToOtherService } from './SendToOtherService.tsx'
import { useTransferRoute } from './useTransferRoute.ts'

type DocumentTypeWarningItemProps = {
  file: AcceptedFile
  warning: DocumentTypeWarning
  onTransferred: () => void
}

function DocumentTypeWarningItem({ file, warning, onTransferred }: DocumentTypeWarningItemProps) {
  const route = useTransferRoute(file, warning)
  const name = stripBidiControls(file.name)
  return (
    <div className="document-remark">
      <span>
        <b title={name}>{truncateFileName(name)}</b> {describeDocumentTypeWarning(warning, route)}
      </span>
      <SendToOtherService
        file={file}
        route={route}
        labelPrefix="Move to"
        onTransferred={onTransferred}
      />
    </div>
  )
}

type DocumentTypeWarningsProps = {
  service: ServiceKey
  files: readonly AcceptedFile[]
  kinds: Readonly<Record<string, DocumentKind | undefined>>
  onTransferred: (file: AcceptedFile) => void
}

/** Warns about files of another service or without text, before credits are spent. */
export function DocumentTypeWarnings({
  service,
  files,
  kinds,
  onTransferred,
}: DocumentTypeWarningsProps) {
  const remarks = files.flatMap((file) => {
    const remark = checkDocumentType(kinds[file.id] ?? 'unknown', service)
    return remark === null ? [] : [{ file, remark }]
  })
  if (remarks.length === 0) return null
  return (
    <FileWarningPanel>
      <ul>
        {remarks.map(({ file, remark }) => (
          <li key={file.id}>
            <DocumentTypeWarningItem
              file={file}
              warning={remark}
              onTransferred={() => onTransferred(file)}
            />
          </li>
        ))}
      </ul>
    </FileWarningPanel>
  )
}
