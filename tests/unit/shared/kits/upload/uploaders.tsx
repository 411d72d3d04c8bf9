import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { FileListFooter } from '#shared/kits/upload/fileList/FileListFooter.tsx'
import { describeRemainingTasks } from '#shared/kits/upload/fileList/remainingTasks.ts'
import { useFileList, useSingleFileList } from '#shared/kits/upload/fileList/useFileList.ts'
import { FileUploader } from '#shared/kits/upload/FileUploader.tsx'
import type { Sample } from '#shared/kits/upload/samples/sample.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'

type OneFilePageProps = {
  limits: UploadLimits
  file: AcceptedFile | null
  onChange: (file: AcceptedFile | null) => void
  samples: readonly Sample[]
}

/** A page with an area for one file. */
export function OneFilePage({ limits, file, onChange, samples }: OneFilePageProps) {
  const list = useSingleFileList(limits, file, onChange)
  return <FileUploader limits={limits} list={list} title="Drop a payslip here" samples={samples} />
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
      <FileUploader limits={limits} list={list} title="Drop statements here" />
      {entries.length > 0 && (
        <FileListFooter entries={entries} limits={limits} reason={describeRemainingTasks(entries)}>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!isComplete}
            onClick={() => onContinue(ready)}
          >
            CONTINUE
          </button>
        </FileListFooter>
      )}
    </>
  )
}
