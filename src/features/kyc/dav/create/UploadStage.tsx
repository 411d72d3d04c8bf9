import { useEffect, useRef } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropZone } from '#shared/upload/DropZone.tsx'
import type { SubClient } from '../case.ts'
import { chooseCsv, CSV_LIMITS } from './chooseCsv.ts'
import { CsvInstructions } from './CsvInstructions.tsx'
import { TemplateButton } from './TemplateButton.tsx'
import { usePastedCsv } from './usePastedCsv.ts'

type UploadStageProps = {
  subClient: SubClient
  /** From a file that was removed: the focus was on its card. */
  isBack: boolean
  onFile: (file: File) => void
}

/** Create Case: drop, browse or paste a CSV; the template of the sub-client (kyc §2). */
export function UploadStage({ subClient, isBack, onFile }: UploadStageProps) {
  const dispatch = useAppDispatch()
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isBack) stage.current?.focus()
  }, [isBack])
  const take = async (files: readonly File[]) => {
    const file = await dispatch(chooseCsv(files))
    if (file !== null) onFile(file)
  }
  usePastedCsv((file) => void take([file]))
  return (
    <section ref={stage} className="upload-page csv-stage" aria-label="Create Case" tabIndex={-1}>
      <DropZone
        limits={CSV_LIMITS}
        title={`Drop the candidates of ${subClient.batchTag} here`}
        onFiles={(files) => void take(files)}
      >
        <TemplateButton subClient={subClient} className="btn btn-secondary" />
      </DropZone>
      <CsvInstructions />
    </section>
  )
}
