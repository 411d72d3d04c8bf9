import { useEffect, useEffectEvent } from 'react'
import { OneFileNote, useDocumentKind } from '#shared/document/OneFileNote.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { Verdict } from '#shared/upload/verdict.ts'
import { doubtOn, doubtVerdict } from '../batch/doubt.ts'
import type { IntakeProps } from '../definition.ts'
import { SentNote } from '../sent/SentNote.tsx'
import { useSentBefore } from '../sent/useSentBefore.ts'

export type OneFileNotesProps = {
  analyzer: Pick<IntakeProps['analyzer'], 'id' | 'service'>
  file: AcceptedFile
  onHandedOver: () => void
  /** What its card says of the file, once it was read and looked for among what was sent; null where there is no warning. */
  onChecked: (warning: Verdict | null) => void
}

/** What should be known of a file that is sent alone: whether it was sent before, and what it looks like. */
export function OneFileNotes({
  analyzer: { id, service },
  file,
  onHandedOver,
  onChecked,
}: OneFileNotesProps) {
  const kind = useDocumentKind(file.id)
  const { sent, isAsked } = useSentBefore(id, [file])
  const before = sent[file.id] ?? null
  const isChecked = kind !== undefined && isAsked
  const doubt = isChecked ? doubtOn({ document: kind, before }, { keepBoth: false }, service) : null
  const report = useEffectEvent(() => onChecked(doubt === null ? null : doubtVerdict(doubt)))
  const found = isChecked ? `${file.id} ${doubt?.kind ?? 'fine'}` : null
  useEffect(() => {
    if (found !== null) report()
  }, [found])
  return (
    <>
      {before !== null && <SentNote before={before} />}
      <OneFileNote service={service} file={file} kind={kind} onHandedOver={onHandedOver} />
    </>
  )
}
