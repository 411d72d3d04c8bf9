import { useRef, useState, type ReactNode } from 'react'
import { selectChosen } from '#shared/kits/jobs/batch/batchSlice.ts'
import { dropHint } from '#shared/kits/upload/checks/formatLimits.ts'
import { CompactDropZone } from '#shared/kits/upload/CompactDropZone.tsx'
import { ChosenFiles } from '#shared/kits/upload/fileList/ChosenFiles.tsx'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { useOpenList } from '#shared/kits/upload/fileList/useFileList.ts'
import { batchLimits, type UploadLimits } from '#shared/platform/config/limits.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { useRestoreFocusAfterRemoval } from '#shared/ui/hooks/focus/useRestoreFocusAfterRemoval.ts'
import type { IntakeProps } from '../definition.ts'
import { SourcePreview } from '../result/source/SourcePreview.tsx'
import { batchFileList } from './batchFiles.ts'
import { CardSidesOffer } from './cardSides/CardSidesOffer.tsx'
import { findCardSides, joinCardSides } from './cardSides/joinCardSides.ts'
import { FileCardActions } from './FileCardActions.tsx'
import { fileWarningMessage, type FileWarning } from './fileWarning.ts'
import { ProceedBar } from './ProceedBar.tsx'
import { useFileWarnings } from './useFileWarnings.ts'

type BatchFileListProps = Pick<IntakeProps, 'analyzer'> & {
  limits: UploadLimits
  header: ReactNode
}

type EmptyListProps = { limits: UploadLimits; onFiles: (files: File[]) => void }

const EmptyList = ({ limits, onFiles }: EmptyListProps) => (
  <CompactDropZone
    {...{ limits, onFiles }}
    lead="Drop more files here or"
    button="Browse files"
    hint={dropHint(limits)}
  />
)

const messageOf = (warning: FileWarning | null) => warning && fileWarningMessage(warning)

export function BatchFileList({ analyzer, limits: one, header }: BatchFileListProps) {
  const dispatch = useAppDispatch()
  const root = useRef<HTMLDivElement>(null)
  const limits = batchLimits(one)
  const [uploads] = useState(() => dispatch(batchFileList(analyzer.id, one)))
  const { actions } = useOpenList(uploads, limits)
  const entries = useAppSelector((state) => selectChosen(state, analyzer.id))
  const [previewedId, setPreviewedId] = useState<string | null>(null)
  const { accepted, warningOf, isReading } = useFileWarnings(analyzer, entries)
  const idsWithWarning = entries.filter((entry) => warningOf(entry) !== null).map(({ id }) => id)
  const ready = accepted.filter(({ id }) => !idsWithWarning.includes(id))
  const shown = accepted.find(({ id }) => id === previewedId)
  useRestoreFocusAfterRemoval(root)

  const buttonsOf = (entry: UploadEntry) => {
    const { id } = entry
    const file = accepted.find((known) => known.id === id)
    const isPreviewed = previewedId === id
    return (
      file !== undefined && (
        <FileCardActions
          file={file}
          warning={warningOf(entry)}
          isPreviewed={isPreviewed}
          onPreview={() => setPreviewedId(isPreviewed ? null : id)}
          onSendAnyway={() => actions.sendAnyway(id)}
          onTransferred={() => actions.remove(id)}
        />
      )
    )
  }
  return (
    <>
      <div
        ref={root}
        className={shown === undefined ? 'page analyzer batch' : 'page analyzer batch has-preview'}
        tabIndex={-1}
      >
        {header}
        <div className="check">
          <div className="upload-main">
            {entries.length === 0 ? (
              <EmptyList limits={limits} onFiles={(files) => void actions.add(files)} />
            ) : (
              <ChosenFiles
                limits={limits}
                list={{ entries, actions }}
                warningOf={(entry) => messageOf(warningOf(entry))}
                renderActions={buttonsOf}
              >
                <CardSidesOffer
                  cards={findCardSides(entries)}
                  onJoin={async (sides) => dispatch(joinCardSides(uploads, sides))}
                  onKeepApart={actions.keepApart}
                />
              </ChosenFiles>
            )}
          </div>
          {shown !== undefined && (
            <div className="panel check-preview">
              <SourcePreview key={shown.id} file={shown} />
            </div>
          )}
        </div>
      </div>
      {entries.length > 0 && (
        <ProceedBar
          analyzer={analyzer}
          limits={one}
          entries={entries}
          ready={ready}
          warningCount={idsWithWarning.length}
          isReading={isReading}
        />
      )}
    </>
  )
}
