import type { UploadLimits } from '#shared/config/limits.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { FileArea } from '#shared/upload/FileArea.tsx'
import { ListFoot } from '#shared/upload/ListFoot.tsx'
import type { Sample } from '#shared/upload/sample.ts'
import { sayToDo } from '#shared/upload/toDo.ts'
import { useFileList, useOneFile } from '#shared/upload/useFileList.ts'

type OneFilePageProps = {
  limits: UploadLimits
  file: AcceptedFile | null
  onChange: (file: AcceptedFile | null) => void
  samples: readonly Sample[]
}

/** A page with an area for one file. */
export function OneFilePage({ limits, file, onChange, samples }: OneFilePageProps) {
  const list = useOneFile(limits, file, onChange)
  return <FileArea limits={limits} list={list} title="Drop a payslip here" samples={samples} />
}

type FilesPageProps = {
  limits: UploadLimits
  files?: readonly AcceptedFile[]
  onChange: (ready: AcceptedFile[], isComplete: boolean) => void
  onContinue: (files: AcceptedFile[]) => void
}

const NONE: readonly AcceptedFile[] = []

/** A page with an area for several files, and CONTINUE once all are ready. */
export function FilesPage({ limits, files = NONE, onChange, onContinue }: FilesPageProps) {
  const list = useFileList(limits, files, onChange)
  const { entries, ready, isComplete } = list
  return (
    <>
      <FileArea limits={limits} list={list} title="Drop statements here" />
      {entries.length > 0 && (
        <ListFoot entries={entries} limits={limits} reason={sayToDo(entries)}>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!isComplete}
            onClick={() => onContinue(ready)}
          >
            CONTINUE
          </button>
        </ListFoot>
      )}
    </>
  )
}
