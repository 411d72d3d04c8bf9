import { FileNote } from '#shared/document/FileNote.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { SentBefore } from './SentBefore.tsx'
import { sentWords } from './sentWords.ts'

type SentNoteProps = { before: AcceptedFile }

/** Says that the one file of a page was sent before, with the way to what came of it. Never a block. */
export function SentNote({ before }: SentNoteProps) {
  const { word, why } = sentWords(before)
  return (
    <FileNote>
      <div className="document-remark">
        <span>
          <b>{word}.</b> {why}.
        </span>
        <SentBefore before={before} />
      </div>
    </FileNote>
  )
}
