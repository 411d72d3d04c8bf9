import { FileWarningPanel } from '#shared/kits/documentType/FileWarningPanel.tsx'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { PreviouslySentLink } from './PreviouslySentLink.tsx'
import { previouslySentMessage } from './previouslySentMessage.ts'

type PreviouslySentNoteProps = { previous: AcceptedFile }

/** Says that the file was sent before, with a link to its job. Never blocks. */
export function PreviouslySentNote({ previous }: PreviouslySentNoteProps) {
  const { title, detail } = previouslySentMessage(previous)
  return (
    <FileWarningPanel>
      <div className="document-remark">
        <span>
          <b>{title}.</b> {detail}.
        </span>
        <PreviouslySentLink previous={previous} />
      </div>
    </FileWarningPanel>
  )
}
