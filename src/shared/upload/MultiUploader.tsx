import { useRef, useState, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import type { AcceptedFile } from './acceptedFile.ts'
import { DropStrip } from './DropStrip.tsx'
import { DropZone } from './DropZone.tsx'
import { FileList } from './FileList.tsx'
import type { InstructionTexts } from './instructionRows.ts'
import { Instructions } from './Instructions.tsx'
import { moreHint } from './limitWords.ts'
import { ListFoot } from './ListFoot.tsx'
import { ListHead } from './ListHead.tsx'
import type { Sample } from './sample.ts'
import { SampleFiles } from './SampleFiles.tsx'
import { countList, sayToDo } from './toDo.ts'
import { UnlockForm } from './UnlockForm.tsx'
import { UploadStatus } from './UploadStatus.tsx'
import { useMultiUpload } from './useMultiUpload.ts'
import './upload.css'

type MultiUploaderProps = {
  limits: UploadLimits
  /** Title of the drop zone. */
  title: string
  /** The files that were ready when the page was left; read once, then the list lives here. Give it a key to begin anew. */
  files: readonly AcceptedFile[]
  /** The files that are ready, and whether that is all of them; told at every change, an empty list when the last is removed. */
  onChange: (ready: AcceptedFile[], complete: boolean) => void
  /** CONTINUE was pressed: every file is ready. */
  onContinue: (files: AcceptedFile[]) => void
  samples?: readonly Sample[]
  instructions?: InstructionTexts
  /** Stands above the list, and under the empty drop zone. */
  children?: ReactNode
}

const NO_SAMPLES: readonly Sample[] = []

/** Takes up to twelve files, lets each be unlocked, renamed, replaced or removed, and goes on when all are fine (analyzers §2, §5). */
export function MultiUploader({
  limits,
  title,
  files,
  onChange,
  onContinue,
  samples = NO_SAMPLES,
  instructions,
  children,
}: MultiUploaderProps) {
  const list = useMultiUpload(limits, files, onChange)
  const [commonPassword, setCommonPassword] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { uploads, entries } = list
  const locked = entries.filter(({ phase }) => phase.kind === 'locked')
  const isCommon = commonPassword && locked.length > 0

  if (entries.length === 0)
    return (
      <div className="upload-page" ref={root} tabIndex={-1}>
        <div className="upload-main">
          <DropZone limits={limits} title={title} onFiles={(picked) => void list.add(picked)}>
            <SampleFiles samples={samples} onPick={(file) => void list.addSample(file)} />
          </DropZone>
          {children}
        </div>
        <Instructions limits={limits} texts={instructions} />
      </div>
    )

  return (
    <>
      <div className="upload-main" ref={root} tabIndex={-1}>
        {children}
        <section className="panel" aria-label="Chosen files">
          <ListHead
            total={entries.length}
            counts={countList(entries)}
            hasLocked={locked.length > 0}
            takesLocked={limits.locked === 'unlock'}
            commonPassword={isCommon}
            onCommonPassword={setCommonPassword}
          />
          {isCommon && (
            <div className="upload-common">
              <UnlockForm
                label="Single password"
                button="Unlock all"
                wrong={false}
                busy={locked.some(({ phase }) => 'attempt' in phase && phase.attempt === 'running')}
                onUnlock={(password) => void list.unlockAll(password)}
              />
              <span className="small muted">
                Tried on every locked file; those that it opens keep it.
              </span>
            </div>
          )}
          <FileList
            uploads={uploads}
            entries={entries}
            limits={limits}
            commonPassword={isCommon}
            onReplace={(picked, id) => void list.add(picked, id)}
            onRemoved={() => root.current?.focus()}
          />
        </section>
        <DropStrip
          limits={limits}
          lead="Drop more files here or"
          button="UPLOAD FILES"
          hint={moreHint(limits, entries.length)}
          onFiles={(picked) => void list.add(picked)}
        />
        <UploadStatus text={sayToDo(entries) || 'All files are ready.'} />
      </div>
      <ListFoot
        entries={entries}
        limits={limits}
        complete={list.complete}
        onContinue={() => onContinue(list.ready)}
      />
    </>
  )
}
