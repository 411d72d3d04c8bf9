import { Suspense, useEffect, useRef, useState } from 'react'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { READY, type FileStatusMessage } from '#shared/kits/upload/fileList/fileStatusMessage.ts'
import type { FileStatus, UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { useFileList } from '#shared/kits/upload/fileList/useFileList.ts'
import { FileUploader } from '#shared/kits/upload/FileUploader.tsx'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { UPLOAD_LIMITS, batchLimits, type UploadLimits } from '#shared/platform/config/limits.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import type { CheckReportProps } from './CheckReport.tsx'

const CheckReport = lazyWithRetry<CheckReportProps>(
  async () => (await import('./CheckReport.tsx')).CheckReport,
  { label: 'The report', LoadError: RenderNothing },
)

/** Our own. Nothing is sent. */
const HISTORY_LIMITS: UploadLimits = {
  ...batchLimits(UPLOAD_LIMITS.payslip),
  fileKinds: ['pdf', 'jpg', 'jpeg', 'png'],
}

/** Drop any PDFs or pictures and see their history, without a service, a job or a credit. Nothing is sent. */
export function CheckPage() {
  const [files, setFiles] = useState<readonly AcceptedFile[]>([])
  const list = useFileList(HISTORY_LIMITS, files, setFiles)
  useDiscardOnLeave(files)
  return (
    <div className="page">
      <PageHeader
        title="History of files"
        subtitle="See what PDFs and pictures say about how they were made and changed. They stay in this browser: nothing is sent or charged."
      />
      <FileUploader
        limits={HISTORY_LIMITS}
        list={list}
        title="Drop PDFs or pictures here"
        warningOf={statusMessageOf}
      />
      <Suspense fallback={null}>
        <CheckReport files={files} />
      </Suspense>
    </div>
  )
}

/** Nothing is sent from here, so the usual texts about sending do not fit. */
function statusMessageOf(_: UploadEntry, status: FileStatus): FileStatusMessage | null {
  if (status.kind === 'ready') return { ...READY, detail: 'It stays in this browser' }
  if (status.kind !== 'duplicate') return null
  return { ...READY, title: 'Same content twice', detail: `The same as ${status.of.name}` }
}

/** The page's files are not kept: they belong to no job. */
function useDiscardOnLeave(files: readonly AcceptedFile[]): void {
  const session = useSessionScope()
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  useEffect(
    () => () => void session.get(blobStore).remove(latest.current.map(({ id }) => id)),
    [session],
  )
}
