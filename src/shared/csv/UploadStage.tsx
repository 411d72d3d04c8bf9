import { useEffect, useRef } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { chooseCsv } from './chooseCsv.ts'
import { CsvInstructions } from './CsvInstructions.tsx'
import type { CsvIntake } from './csvIntake.ts'
import { TemplateButton } from './TemplateButton.tsx'
import { usePastedCsv } from './usePastedCsv.ts'

type UploadStageProps = {
  intake: CsvIntake
  /** From a file that was removed: the focus was on its card. */
  isBack: boolean
  onFile: (file: File) => void
}

/** Drop, browse or paste a CSV, with its template and what to know before (kyc §2). */
export function UploadStage({ intake, isBack, onFile }: UploadStageProps) {
  const dispatch = useAppDispatch()
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isBack) stage.current?.focus()
  }, [isBack])
  const take = async (files: readonly File[]) => {
    const file = await dispatch(chooseCsv(files, intake))
    if (file !== null) onFile(file)
  }
  usePastedCsv((file) => void take([file]))
  return (
    <section ref={stage} className="upload-page csv-stage" aria-label={intake.title} tabIndex={-1}>
      <DropZone
        limits={intake.limits}
        title={intake.dropTitle}
        onFiles={(files) => void take(files)}
      >
        <TemplateButton template={intake.template} className="btn btn-secondary" />
      </DropZone>
      <CsvInstructions intake={intake} />
    </section>
  )
}
