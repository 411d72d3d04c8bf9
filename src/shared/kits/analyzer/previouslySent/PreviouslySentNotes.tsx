import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { PreviouslySentNote } from './PreviouslySentNote.tsx'
import { usePreviouslySent } from './usePreviouslySent.ts'

type PreviouslySentNotesProps = { analyzer: string; files: readonly AcceptedFile[] }

/** A note for each file that the service got before. */
export function PreviouslySentNotes({ analyzer, files }: PreviouslySentNotesProps) {
  const { sent } = usePreviouslySent(analyzer, files)
  return files.map(({ id, name }) => {
    const previous = sent[id]
    return previous !== undefined && <PreviouslySentNote key={id} name={name} previous={previous} />
  })
}
