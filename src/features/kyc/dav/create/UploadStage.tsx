import table from 'bootstrap-icons/icons/table.svg?raw'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { UploadColumns } from '#shared/upload/UploadColumns.tsx'
import type { SubClient } from '../case.ts'
import { chooseCsv } from './chooseCsv.ts'
import { TemplateButton } from './TemplateButton.tsx'

type UploadStageProps = { subClient: SubClient; onFile: (file: File) => void }

const LIMITS = UPLOAD_LIMITS.addressCases
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
export function UploadStage({ subClient, onFile }: UploadStageProps) {
  const dispatch = useAppDispatch()
  const take = async (files: readonly File[]) => {
    const file = await dispatch(chooseCsv(files))
    if (file !== null) onFile(file)
  }
  return (
    <UploadColumns limits={LIMITS} instructions={INSTRUCTIONS}>
      <DropZone
        limits={LIMITS}
        title={`Drop the candidates of ${subClient.batchTag} here`}
        onFiles={(files) => void take(files)}
      >
        <TemplateButton subClient={subClient} className="btn btn-secondary" />
      </DropZone>
    </UploadColumns>
  )
}
