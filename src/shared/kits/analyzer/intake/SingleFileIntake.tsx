import { Suspense, useCallback, useEffect, useState } from 'react'
import { discardDraft, saveDraft } from '#shared/kits/jobs/drafts.ts'
import { describeInterruption } from '#shared/kits/jobs/failures.ts'
import type { Draft, JobOptions } from '#shared/kits/jobs/job.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import {
  CHECKING,
  useFileStatusMessages,
  type FileStatusMessage,
} from '#shared/kits/upload/fileList/fileStatusMessage.ts'
import type { FileStatus, UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { useSingleFileList, type FileActions } from '#shared/kits/upload/fileList/useFileList.ts'
import { FileUploader } from '#shared/kits/upload/FileUploader.tsx'
import { UploadLayout } from '#shared/kits/upload/UploadLayout.tsx'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import {
  isTrialOver,
  selectIsTrial,
  selectSubscription,
} from '#shared/platform/store/sessionSlice.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { InlineLoadError } from '#shared/ui/loading/InlineLoadError.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { AnalyzerHeader } from '../AnalyzerHeader.tsx'
import type { Intake, IntakeProps, SingleFileOptions } from '../definition.ts'
import { formatAboutMinutes } from '../estimates.ts'
import { OtherJobs } from '../jobs/OtherJobs.tsx'
import { EstimateTable } from './EstimateTable.tsx'
import type { SingleFileNotesProps } from './SingleFileNotes.tsx'
import { startFileBatch, unlockInBatch } from './startFileBatch.ts'
import { usePendingTransfer } from './usePendingTransfer.ts'

const SingleFileNotes = lazyWithRetry<SingleFileNotesProps>(
  async () => (await import('./SingleFileNotes.tsx')).SingleFileNotes,
  { label: 'The file details', LoadError: NotesLoadError },
)

/** A file whose kind cannot be detected can still be sent. */
function NotesLoadError({ onChecked }: SingleFileNotesProps) {
  useEffect(() => onChecked(null), [onChecked])
  return <RenderNothing />
}

const SourcePreview = lazyWithRetry(
  async () => (await import('../result/source/SourcePreview.tsx')).SourcePreview,
  {
    label: 'The preview',
    LoadError: InlineLoadError,
  },
)

/** The screens load only with a definition that uses this intake. */
export function singleFile(config: SingleFileOptions): Intake {
  return { View: (props) => <SingleFileIntake config={config} {...props} /> }
}

type SingleFileIntakeProps = IntakeProps & { config: SingleFileOptions }

const BatchIntake = lazyWithRetry(
  async () => (await import('../batch/BatchIntake.tsx')).BatchIntake,
  {
    label: 'The list of files',
  },
)

/** Several files become one job each where the service allows it (decisions D55). */
function SingleFileIntake(props: SingleFileIntakeProps) {
  const { analyzer, draft, config } = props
  const isBatch = useAppSelector(({ batches }) => {
    const { batches: sent, chosen } = batches ?? {}
    return sent?.[analyzer.id] !== undefined || (chosen?.[analyzer.id]?.length ?? 0) > 0
  })
  if (!isBatch) return <SingleFileForm {...props} />
  return (
    <Suspense fallback={<Skeleton lines={6} label="Opening the list of files" />}>
      <BatchIntake analyzer={analyzer} draft={draft} limits={config.limits} />
    </Suspense>
  )
}

function SingleFileForm({ analyzer, config, draft, onProceed }: SingleFileIntakeProps) {
  const { id, service, title, subtitle, estimateMs } = analyzer
  const { limits, instructions, samples, Options, proceedLabel, nameMax } = config
  const dispatch = useAppDispatch()
  const dropTitle = useDropTitle(config)
  const file = draft?.files[0] ?? null
  const put = (files: readonly AcceptedFile[], options: JobOptions) =>
    dispatch(saveDraft(id, { kind: 'Uploaded Successfull', files, options }))
  const list = useSingleFileList(limits, file, (next) => {
    if (next === null) dispatch(discardDraft(id))
    else put([next], config.startOptions?.(next) ?? {})
  })
  usePendingTransfer(service, ({ file: handed, ...rest }) => void list.actions.add([handed], rest))
  const { announcementOf } = useFileStatusMessages(limits)
  const [entry] = list.entries
  const { isChecked, warningOf, onChecked } = useFileWarning(file)
  const add: FileActions['add'] = async (files, options) =>
    limits.isOneJobPerFile === true && files.length > 1
      ? dispatch(startFileBatch(id, limits, files))
      : list.actions.add(files, options)
  const unlockButton = (locked: UploadEntry, status: FileStatus) =>
    status.kind === 'problem' &&
    status.problem === 'locked' && <UnlockButton analyzer={id} limits={limits} entry={locked} />
  return (
    <>
      <div className={file === null ? 'page analyzer' : 'page analyzer has-preview'}>
        <AnalyzerHeader
          title={title}
          subtitle={draft === null ? subtitle : checkSubtitle(draft)}
          step={draft === null ? 0 : 1}
        />
        <UploadLayout
          limits={limits}
          instructions={instructions}
          hasFiles={entry !== undefined}
          preview={file !== null && <FilePreview file={file} />}
        >
          <FileUploader
            limits={limits}
            list={{ ...list, actions: { ...list.actions, add } }}
            title={dropTitle}
            announcement={announcementOf(entry, warningOf)}
            warningOf={warningOf}
            renderActions={limits.isOneJobPerFile === true ? unlockButton : undefined}
            nameMax={nameMax}
            samples={samples}
          />
          {file !== null && (
            <Suspense fallback={null}>
              <SingleFileNotes
                analyzer={{ id, service }}
                file={file}
                onChecked={onChecked}
                onTransferred={() => list.actions.remove(file.id)}
              />
            </Suspense>
          )}
          {draft !== null && Options !== undefined && (
            <Suspense fallback={null}>
              <Options options={draft.options} onChange={(options) => put(draft.files, options)} />
            </Suspense>
          )}
          <EstimateTable pages={file === null ? undefined : (file.pages ?? 1)} />
        </UploadLayout>
        <OtherJobs />
      </div>
      {draft !== null && file !== null && isChecked && (
        <StickyBar
          facts={factsOf(file)}
          reason={`Usually takes ${formatAboutMinutes(estimateMs(file.pages ?? 1))}`}
        >
          <button type="button" className="btn btn-primary" onClick={() => onProceed(draft)}>
            {proceedLabel ?? 'Proceed'}
          </button>
        </StickyBar>
      )}
    </>
  )
}

function useDropTitle({ dropTitle }: SingleFileOptions): string {
  const isTrial = useAppSelector(selectIsTrial)
  const subscription = useAppSelector(selectSubscription)
  const hasTrialEnded = useAppSelector((state) => isTrialOver(selectSubscription(state)))
  if (typeof dropTitle === 'string') return dropTitle
  const filesLeft = hasTrialEnded ? 0 : (subscription?.filesCount ?? null)
  return dropTitle({ isTrial, filesLeft })
}

type UnlockButtonProps = { analyzer: string; limits: UploadLimits; entry: UploadEntry }

function UnlockButton({ analyzer, limits, entry: { id, name } }: UnlockButtonProps) {
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      className="btn btn-secondary"
      onClick={() => void dispatch(unlockInBatch(analyzer, limits, { id, name }))}
    >
      Unlock
    </button>
  )
}

type FilePreviewProps = { file: AcceptedFile }

function FilePreview({ file }: FilePreviewProps) {
  return (
    <div className="panel check-preview">
      <Suspense fallback={<Skeleton lines={8} label="Opening the file" />}>
        <SourcePreview key={file.id} file={file} />
      </Suspense>
    </div>
  )
}

/** The document kind is detected after the other checks: until then, and with a warning, the file is not Ready. */
function useFileWarning(file: AcceptedFile | null) {
  const [checked, setChecked] = useState<{ id: string; warning: FileStatusMessage | null } | null>(
    null,
  )
  const id = file?.id
  const isChecked = id !== undefined && checked?.id === id
  return {
    isChecked,
    warningOf: (_entry: UploadEntry, status: FileStatus): FileStatusMessage | null => {
      if (status.kind !== 'ready') return null
      return isChecked ? checked.warning : { ...CHECKING, detail: 'The document check' }
    },
    onChecked: useCallback(
      (warning: FileStatusMessage | null) => {
        if (id !== undefined) setChecked({ id, warning })
      },
      [id],
    ),
  }
}

function checkSubtitle({ interrupted }: Draft): string {
  return interrupted === true
    ? `${describeInterruption('Your file')} Select Proceed to send it again.`
    : 'Check it before you proceed. Nothing has been sent yet.'
}

function factsOf({ size, pages }: AcceptedFile): string[] {
  return ['1 file', formatMegabytes(size), ...(pages === null ? [] : [plural(pages, 'page')])]
}
