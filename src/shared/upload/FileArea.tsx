import { useRef, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { ChosenFiles } from './ChosenFiles.tsx'
import { DropZone } from './DropZone.tsx'
import type { Sample } from './sample.ts'
import { SampleFiles } from './SampleFiles.tsx'
import type { FileList } from './useFileList.ts'
import './upload.css'

export type FileAreaProps = {
  limits: UploadLimits
  list: FileList
  /** Title of the drop zone: "Drop a payslip here". */
  title: string
  /** Name of the area, where the page has several. */
  name?: string
  /** Shown to trial users only. */
  samples?: readonly Sample[]
  /** Words of the way to more files; null for none. Left out: those of another file, or of more files. */
  more?: { lead: string; button: string } | null
  /** How many files of other areas are sent with these: they count towards the limit. */
  otherFiles?: number
  /** A longer file name is cut at so many characters; left out: over 30 at 20. */
  nameMax?: number
  /** Whether one password is asked for all locked files, where the page keeps it; otherwise it is kept here. */
  common?: { isOn: boolean; onSwitch: (on: boolean) => void }
  /** How the checks stand, for a screen reader; the cards show it. */
  announcement?: string
  /** Stands above the cards. */
  children?: ReactNode
}

/**
 * The one place where files are taken in: a drop zone, then a card a file with its verdict and the way out of its
 * trouble (analyzers §2, §5). Its limits tell whether it takes one file or many, and whether it unlocks them.
 */
export function FileArea(props: FileAreaProps) {
  const { limits, list, title, name, samples, announcement } = props
  const root = useRef<HTMLElement>(null)
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
        <ChosenFiles {...props} onRemoved={() => root.current?.focus()} />
      )}
      {announcement !== undefined && (
        <div className="upload-status" role="status">
          {announcement}
        </div>
      )}
    </section>
  )
}
