import { useRef, useState, type ReactNode } from 'react'
import { selectChosen } from '#shared/kits/jobs/batch/batchSlice.ts'
import { ChosenFiles } from '#shared/kits/upload/ChosenFiles.tsx'
import { CompactDropZone } from '#shared/kits/upload/CompactDropZone.tsx'
import { dropHint } from '#shared/kits/upload/formatLimits.ts'
import type { UploadEntry } from '#shared/kits/upload/uploadEntry.ts'
import type { UploadList } from '#shared/kits/upload/uploadList.ts'
import { useWarmUpPdf, type UploadFileList } from '#shared/kits/upload/useFileList.ts'
import { batchLimits, type UploadLimits } from '#shared/platform/config/limits.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { useRestoreFocusAfterRemoval } from '#shared/ui/hooks/useRestoreFocusAfterRemoval.ts'
import type { IntakeProps } from '../definition.ts'
import { SourcePreview } from '../result/SourcePreview.tsx'
import { addBatchFiles, batchFileList, joinBatchSides } from './batchFiles.ts'
import { CardSidesOffer } from './CardSidesOffer.tsx'
import { FileCardActions } from './FileCardActions.tsx'
import { fileWarningMessage } from './fileWarning.ts'
import { findCardSides } from './joinCardSides.ts'
import type { CardSides } from './joinCardSides.ts'
import { ProceedBar } from './ProceedBar.tsx'
import { useFileWarnings } from './useFileWarnings.ts'

function useBatchFiles(
  analyzer: string,
  limits: UploadLimits,
): UploadFileList &
  Pick<UploadList, 'sendAnyway' | 'keepApart'> & {
    joinSides: (sides: CardSides) => Promise<void>
  } {
  const dispatch = useAppDispatch()
  const [uploads] = useState(() => dispatch(batchFileList(analyzer, limits)))
  useWarmUpPdf(batchLimits(limits))
  return {
    entries: useAppSelector((state) => selectChosen(state, analyzer)),
    add: async (files, options) => dispatch(addBatchFiles(analyzer, limits, files, options)),
    remove: uploads.remove,
    rename: uploads.rename,
    keepBoth: uploads.keepBoth,
    sendAnyway: uploads.sendAnyway,
    keepApart: uploads.keepApart,
    joinSides: async (sides) => dispatch(joinBatchSides(analyzer, limits, sides)),
    recheck: uploads.recheck,
    async unlockAll(password) {
      await dispatch(requestDialogAnswer(await uploads.unlockAll(password)))
    },
  }
}

type BatchFileListProps = Pick<IntakeProps, 'analyzer'> & {
  limits: UploadLimits
  header: ReactNode
}

export function BatchFileList({ analyzer, limits: one, header }: BatchFileListProps) {
  const root = useRef<HTMLDivElement>(null)
  const limits = batchLimits(one)
  const list = useBatchFiles(analyzer.id, one)
  const [previewedId, setPreviewedId] = useState<string | null>(null)
  const { entries } = list
  const { accepted, warningOf, isReading } = useFileWarnings(analyzer, entries)
  const idsWithWarning = entries.filter((entry) => warningOf(entry) !== null).map(({ id }) => id)
  const ready = accepted.filter(({ id }) => !idsWithWarning.includes(id))
  const shown = accepted.find(({ id }) => id === previewedId)
  useRestoreFocusAfterRemoval(root)

  const warningMessageOf = (entry: UploadEntry) => {
    const warning = warningOf(entry)
    return warning === null ? null : fileWarningMessage(warning)
  }
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
          onSendAnyway={() => list.sendAnyway(id)}
          onTransferred={() => list.remove(id)}
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
              <FirstDropZone limits={limits} onFiles={(files) => void list.add(files)} />
            ) : (
              <ChosenFiles
                limits={limits}
                list={list}
                warningOf={warningMessageOf}
                renderActions={buttonsOf}
              >
                <CardSidesOffer
                  cards={findCardSides(entries)}
                  onJoin={async (sides) => list.joinSides(sides)}
                  onKeepApart={list.keepApart}
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

type FirstDropZoneProps = { limits: UploadLimits; onFiles: (files: File[]) => void }

function FirstDropZone({ limits, onFiles }: FirstDropZoneProps) {
  return (
    <CompactDropZone
      limits={limits}
      lead="Drop more files here or"
      button="Browse files"
      hint={dropHint(limits)}
      onFiles={onFiles}
    />
  )
}
