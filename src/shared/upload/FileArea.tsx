import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { ChosenFilesProps } from './ChosenFiles.tsx'
import { DropZone } from './DropZone.tsx'
import type { Sample } from './sample.ts'
import { SampleFiles } from './SampleFiles.tsx'
import './upload.css'

// Not on the first screen, so not in its code; it is fetched while a file is being chosen.
const ChosenFiles = lazyPart(async () => (await import('./ChosenFiles.tsx')).ChosenFiles, {
  what: 'The list of files',
})

export type FileAreaProps = Omit<ChosenFilesProps, 'onRemoved'> & {
  /** Title of the drop zone: "Drop a payslip here". */
  title: string
  /** Shown to trial users only. */
  samples?: readonly Sample[]
}

/**
 * The one place where files are taken in: a drop zone, then a card a file with its verdict and the way out of its
 * trouble (analyzers §2, §5). Its limits tell whether it takes one file or many, and whether it unlocks them.
 */
export function FileArea(props: FileAreaProps) {
  const { limits, list, title, name, samples, announcement } = props
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    ChosenFiles.preload().catch(() => undefined) // the real load tells
  }, [])
  return (
    <section ref={root} className="file-area" aria-label={name} tabIndex={-1}>
      {list.entries.length === 0 ? (
        <DropZone limits={limits} title={title} onFiles={(files) => void list.add(files)}>
          {samples !== undefined && (
            <SampleFiles
              samples={samples}
              onPick={(file) => void list.add([file], { sample: true })}
            />
          )}
        </DropZone>
      ) : (
        <Suspense fallback={<Skeleton lines={4} label="Opening the list of files" />}>
          <ChosenFiles {...props} onRemoved={() => root.current?.focus()} />
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
