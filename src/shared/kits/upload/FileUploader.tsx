import { Suspense, useCallback, useEffect, useRef } from 'react'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { DropZone } from './DropZone.tsx'
import type { ChosenFilesProps } from './fileList/ChosenFiles.tsx'
import type { UploadFileList } from './fileList/useFileList.ts'
import type { Sample } from './samples/sample.ts'
import { SampleFiles } from './samples/SampleFiles.tsx'
import './upload.css'

// Prefetched while the user selects a file.
const ChosenFiles = lazyWithRetry(
  async () => (await import('./fileList/ChosenFiles.tsx')).ChosenFiles,
  {
    label: 'The list of files',
  },
)

export type FileUploaderProps = Omit<ChosenFilesProps, 'onRemoved' | 'list'> & {
  list: UploadFileList
  /** "Drop a payslip here". */
  title: string
  samples?: readonly Sample[] | undefined
}

/** The upload area (analyzers §2, §5). `limits` decide about one file or many, and about unlocking. */
export function FileUploader(props: FileUploaderProps) {
  const { limits, list, title, name, samples, announcement } = props
  const { add } = list.actions
  const root = useRef<HTMLElement>(null)
  const focusArea = useCallback(() => root.current?.focus(), [])
  useEffect(() => {
    ChosenFiles.preload().catch(() => undefined) // the real load reports it
  }, [])
  return (
    <section ref={root} className="file-area" aria-label={name} tabIndex={-1}>
      {list.entries.length === 0 ? (
        <DropZone limits={limits} title={title} onFiles={(files) => void add(files)}>
          {samples !== undefined && (
            <SampleFiles samples={samples} onPick={(file) => void add([file], { sample: true })} />
          )}
        </DropZone>
      ) : (
        <Suspense fallback={<Skeleton lines={4} label="Opening the list of files" />}>
          <ChosenFiles {...props} onRemoved={focusArea} />
        </Suspense>
      )}
      {announcement !== undefined && (
        <div className="upload-status" role="status">
          {announcement}
        </div>
      )}
    </section>
  )
}
