import { FileWarningPanel } from '#shared/kits/documentType/FileWarningPanel.tsx'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { PreviouslySentLink } from './PreviouslySentLink.tsx'
import { previouslySentMessage } from './previouslySentMessage.ts'

type PreviouslySentNoteProps = {
  /** Where the page has several files. */
  name?: string
  previous: AcceptedFile
}

export function PreviouslySentNote({ name, previous }: PreviouslySentNoteProps) {
  const { title, detail } = previouslySentMessage(previous)
  return (
    <FileWarningPanel>
      <div className="document-remark">
        <span>
          {name !== undefined && <b title={name}>{truncateFileName(name)}: </b>}
          <b>{title}.</b> {detail}.
        </span>
        <PreviouslySentLink previous={previous} />
      </div>
    </FileWarningPanel>
  )
}
