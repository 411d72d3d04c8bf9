import { FileNote } from '#shared/document/FileNote.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { SentBefore } from './SentBefore.tsx'
import { sentWords } from './sentWords.ts'
import { useSentBefore } from './useSentBefore.ts'

type SentNoteProps = {
  /** Id of its definition. */
  analyzer: string
  file: AcceptedFile
}

/** Says that the one file of a page was sent before, with the way to what came of it. Never a block. */
export function SentNote({ analyzer, file }: SentNoteProps) {
  const { sent } = useSentBefore(analyzer, [file])
  const before = sent[file.id]
  if (before === undefined) return null
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
