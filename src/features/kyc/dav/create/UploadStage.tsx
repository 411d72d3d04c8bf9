import table from 'bootstrap-icons/icons/table.svg?raw'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { UploadColumns } from '#shared/upload/UploadColumns.tsx'
import type { SubClient } from '../case.ts'
import { chooseCsv, CSV_LIMITS } from './chooseCsv.ts'
import { TemplateButton } from './TemplateButton.tsx'
import { usePastedCsv } from './usePastedCsv.ts'

type UploadStageProps = {
  subClient: SubClient
  /** From a file that was removed: the focus was on its card. */
  isBack: boolean
  onFile: (file: File) => void
}

const INSTRUCTIONS = {
  count: 'One row a candidate. A case is created for each, and its link is sent.',
  extra: [
    {
      icon: table,
      title: 'The columns of the template',
      line: 'Name, phone number and address in each row. What a spreadsheet broke is found here before it is sent.',
    },
  ],
} as const

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
    <section ref={stage} className="csv-stage" aria-label="Create Case" tabIndex={-1}>
      <UploadColumns limits={CSV_LIMITS} instructions={INSTRUCTIONS}>
        <DropZone
          limits={CSV_LIMITS}
          title={`Drop the candidates of ${subClient.batchTag} here`}
          onFiles={(files) => void take(files)}
        >
          <TemplateButton subClient={subClient} className="btn btn-secondary" />
        </DropZone>
      </UploadColumns>
    </section>
  )
}
