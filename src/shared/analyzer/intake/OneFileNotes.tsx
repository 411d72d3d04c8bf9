import { OneFileNote } from '#shared/document/OneFileNote.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { IntakeProps } from '../definition.ts'
import { SentNote } from '../sent/SentNote.tsx'

type OneFileNotesProps = {
  analyzer: Pick<IntakeProps['analyzer'], 'id' | 'service'>
  file: AcceptedFile
  onHandedOver: () => void
}

/** What should be known of a file that is sent alone: whether it was sent before, and what it looks like. */
export function OneFileNotes({ analyzer: { id, service }, file, onHandedOver }: OneFileNotesProps) {
  return (
    <>
      <SentNote analyzer={id} file={file} />
      <OneFileNote service={service} file={file} onHandedOver={onHandedOver} />
    </>
  )
}
