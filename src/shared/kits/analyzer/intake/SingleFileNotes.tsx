import { useEffect, useEffectEvent } from 'react'
import { SingleFileWarning, useDocumentKind } from '#shared/kits/documentType/SingleFileWarning.tsx'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { FileStatusMessage } from '#shared/kits/upload/fileList/fileStatusMessage.ts'
import { fileWarningFor, fileWarningMessage } from '../batch/fileWarning.ts'
import type { IntakeProps } from '../definition.ts'
import { PreviouslySentNote } from '../previouslySent/PreviouslySentNote.tsx'
import { usePreviouslySent } from '../previouslySent/usePreviouslySent.ts'

export type SingleFileNotesProps = {
  analyzer: Pick<IntakeProps['analyzer'], 'id' | 'service'>
  file: AcceptedFile
  onTransferred: () => void
  /** Null: no warning. */
  onChecked: (warning: FileStatusMessage | null) => void
}

export function SingleFileNotes({
  analyzer: { id, service },
  file,
  onTransferred,
  onChecked,
}: SingleFileNotesProps) {
  const kind = useDocumentKind(file.id)
  const { sent, isLoaded } = usePreviouslySent(id, [file])
  const previous = sent[file.id] ?? null
  const isChecked = kind !== undefined && isLoaded
  const fileWarning = isChecked
    ? fileWarningFor({ document: kind, previous }, { keepBoth: false }, service)
    : null
  const report = useEffectEvent(() =>
    onChecked(fileWarning === null ? null : fileWarningMessage(fileWarning)),
  )
  const checkKey = isChecked ? `${file.id} ${fileWarning?.kind ?? 'fine'}` : null
  useEffect(() => {
    if (checkKey !== null) report()
  }, [checkKey])
  return (
    <>
      {previous !== null && <PreviouslySentNote previous={previous} />}
      <SingleFileWarning service={service} file={file} kind={kind} onTransferred={onTransferred} />
    </>
  )
}
