import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import { useRef, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AcceptedFile } from './acceptedFile.ts'
import { DropStrip } from './DropStrip.tsx'
import { DropZone } from './DropZone.tsx'
import { FileCard } from './FileCard.tsx'
import type { InstructionTexts } from './instructionRows.ts'
import { Instructions } from './Instructions.tsx'
import { dropHint } from './limitWords.ts'
import { PageIntake } from './PageIntake.tsx'
import { PickButton } from './PickButton.tsx'
import { Remedies } from './Remedies.tsx'
import type { Sample } from './sample.ts'
import { SampleFiles } from './SampleFiles.tsx'
import { standingOf } from './uploadEntry.ts'
import { UploadStatus } from './UploadStatus.tsx'
import { useSingleUpload } from './useSingleUpload.ts'
import { verdictOf } from './verdict.ts'
import './upload.css'

type SingleUploaderProps = {
  limits: UploadLimits
  /** Title of the drop zone: "Drop a payslip here". */
  title: string
  /** The accepted file, owned by the page; null shows the drop zone. */
  file: AcceptedFile | null
  /** A file that passed every check, or null when it was removed. */
  onChange: (file: AcceptedFile | null) => void
  /** Shown to trial users only. */
  samples?: readonly Sample[]
  /** Words of this service in the panel beside the drop zone; the rest of it comes from `limits`. */
  instructions?: InstructionTexts
  /** A longer file name is cut at so many characters; left out: over 30 at 20. */
  nameMax?: number
  /** Stands under the drop zone and under the card: the estimate table, Proceed. */
  children?: ReactNode
}

const NO_SAMPLES: readonly Sample[] = []

/** Takes one file, checks it before a byte leaves, and hands it over when it is fine (analyzers §2, §5). */
export function SingleUploader({
  limits,
  title,
  file,
  onChange,
  samples = NO_SAMPLES,
  instructions,
  nameMax,
  children,
}: SingleUploaderProps) {
  const { entry, take, remove, rename, recheck } = useSingleUpload(limits, file, onChange)
  const root = useRef<HTMLDivElement>(null)

  if (entry === null)
    return (
      <div className="upload-page" ref={root} tabIndex={-1}>
        <div className="upload-main">
          <DropZone limits={limits} title={title} onFiles={(files) => void take(files)}>
            <SampleFiles samples={samples} onPick={(sample) => void take([sample], true)} />
          </DropZone>
          {children}
        </div>
        <Instructions limits={limits} texts={instructions} />
        <UploadStatus />
      </div>
    )

  const standing = standingOf(entry, [entry])
  const verdict = verdictOf(entry, standing, limits)
  const removeAndFocus = () => {
    remove()
    root.current?.focus()
  }
  return (
    <div className="upload-main" ref={root} tabIndex={-1}>
      <section className="panel" aria-label="Chosen file">
        <div className="file-card">
          <FileCard
            entry={entry}
            standing={standing}
            verdict={verdict}
            nameMax={nameMax}
            onRemove={removeAndFocus}
          >
            {standing.kind === 'ready' ? (
              <PickButton
                limits={limits}
                label={`Replace ${entry.name}`}
                className="btn btn-secondary"
                onFiles={(files) => void take(files)}
              >
                <Icon of={arrowRepeat} />
                Replace
              </PickButton>
            ) : (
              <Remedies
                entry={entry}
                standing={standing}
                limits={limits}
                commonPassword={false}
                onRename={() => void rename(entry.id)}
                onReplace={(files) => void take(files)}
                onRetry={() => void recheck(entry.id)}
                onUnlock={(password) => void recheck(entry.id, password)}
                onKeepBoth={() => undefined}
                onRemove={removeAndFocus}
              />
            )}
          </FileCard>
        </div>
      </section>
      {standing.kind === 'problem' ? (
        <DropStrip
          limits={limits}
          lead="Drop another file here or"
          button="browse"
          hint={dropHint(limits)}
          onFiles={(files) => void take(files)}
        />
      ) : (
        <PageIntake limits={limits} onFiles={(files) => void take(files)} />
      )}
      {children}
      <UploadStatus text={`${entry.name}: ${verdict.word}. ${verdict.why}`} />
    </div>
  )
}
