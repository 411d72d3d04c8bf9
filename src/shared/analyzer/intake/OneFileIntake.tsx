import { Suspense, useCallback, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { plural } from '#shared/lib/plural.ts'
import type { Draft, JobOptions } from '#shared/jobs/job.ts'
import { dropDraft, keepDraft } from '#shared/jobs/drafts.ts'
import { isTrialOver, selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { LostLine } from '#shared/ui/LostLine.tsx'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { FileArea } from '#shared/upload/FileArea.tsx'
import { UploadColumns } from '#shared/upload/UploadColumns.tsx'
import { useOneFile, type FileList } from '#shared/upload/useFileList.ts'
import type { FileStatus, UploadEntry } from '#shared/upload/uploadEntry.ts'
import { CHECKING, useVerdicts, type Verdict } from '#shared/upload/verdict.ts'
import { AnalyzerHead } from '../AnalyzerHead.tsx'
import type { IntakeProps, OneFile } from '../definition.ts'
import { sayMinutes } from '../estimates.ts'
import { OtherJobs } from '../jobs/OtherJobs.tsx'
import { chooseMany, unlockInList } from './chooseMany.ts'
import { EstimateTable } from './EstimateTable.tsx'
import type { OneFileNotesProps } from './OneFileNotes.tsx'
import { useHandedOver } from './useHandedOver.ts'

const OneFileNotes = lazyPart<OneFileNotesProps>(
  async () => (await import('./OneFileNotes.tsx')).OneFileNotes,
  { what: 'What is known of the file', Lost: NotesLost },
)

/** A file whose kind cannot be looked up can be sent all the same. */
function NotesLost({ onChecked }: OneFileNotesProps) {
  useEffect(() => onChecked(null), [onChecked])
  return <Nothing />
}

const SourcePane = lazyPart(async () => (await import('../result/SourcePane.tsx')).SourcePane, {
  what: 'The preview',
  Lost: LostLine,
})

type OneFileIntakeProps = IntakeProps & { takes: OneFile }

// Nobody who sends one file needs it.
const BatchIntake = lazyPart(async () => (await import('../batch/BatchIntake.tsx')).BatchIntake, {
  what: 'The list of files',
})

/** One file as ever; several become a job each, where the service takes them so (decisions D55). */
export function OneFileIntake(props: OneFileIntakeProps) {
  const { analyzer, draft, takes } = props
  const isMany = useAppSelector(({ batches }) => {
    const { batches: sent, chosen } = batches ?? {}
    return sent?.[analyzer.id] !== undefined || (chosen?.[analyzer.id]?.length ?? 0) > 0
  })
  if (!isMany) return <SingleIntake {...props} />
  return (
    <Suspense fallback={<Skeleton lines={6} label="Opening the list of files" />}>
      <BatchIntake analyzer={analyzer} draft={draft} limits={takes.limits} />
    </Suspense>
  )
}

/** Upload and Check: the drop zone, then the accepted file with its preview and Proceed. */
function SingleIntake({
  analyzer: { id, service, title, line, estimateMs },
  takes: { limits, dropTitle, instructions, samples, startOptions, Options, proceed, nameMax },
  draft,
  onProceed,
}: OneFileIntakeProps) {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const subscription = useAppSelector(selectSubscription)
  const isTimeOver = useAppSelector((state) => isTrialOver(selectSubscription(state)))
  const filesLeft = isTimeOver ? 0 : (subscription?.filesCount ?? null)
  const file = draft?.files[0] ?? null
  const put = (files: readonly AcceptedFile[], options: JobOptions) =>
    dispatch(keepDraft(id, { kind: 'Uploaded Successfull', files, options }))
  const list = useOneFile(limits, file, (next) => {
    if (next === null) dispatch(dropDraft(id))
    else put([next], startOptions?.(next) ?? {})
  })
  useHandedOver(service, ({ file: handed, ...options }) => void list.add([handed], options))
  const { sayVerdict } = useVerdicts(limits)
  const [entry] = list.entries
  const { isChecked, warningOf, onChecked } = useFileWarning(file)
  const add: FileList['add'] = async (files, options) =>
    limits.eachAlone === true && files.length > 1
      ? dispatch(chooseMany(id, limits, files))
      : list.add(files, options)
  const unlockButton = ({ id: fileId, name }: UploadEntry, status: FileStatus) =>
    status.kind === 'problem' &&
    status.problem === 'locked' && (
      <button
        type="button"
        className="btn btn-secondary"
        onClick={() => void dispatch(unlockInList(id, limits, { id: fileId, name }))}
      >
        Unlock
      </button>
    )
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title={title}
          line={draft === null ? line : checkLine(draft)}
          step={draft === null ? 0 : 1}
        />
        <UploadColumns limits={limits} instructions={instructions} hasFiles={entry !== undefined}>
          <FileArea
            limits={limits}
            list={{ ...list, add }}
            title={typeof dropTitle === 'string' ? dropTitle : dropTitle({ isTrial, filesLeft })}
            announcement={sayVerdict(entry, warningOf)}
            doubtOf={warningOf}
            {...(limits.eachAlone === true ? { extra: unlockButton } : {})}
            {...(nameMax === undefined ? {} : { nameMax })}
            {...(samples === undefined ? {} : { samples })}
          />
          {file !== null && (
            <Suspense fallback={null}>
              <OneFileNotes
                analyzer={{ id, service }}
                file={file}
                onChecked={onChecked}
                onHandedOver={() => list.remove(file.id)}
              />
            </Suspense>
          )}
          {draft !== null && Options !== undefined && (
            <Suspense fallback={null}>
              <Options options={draft.options} onChange={(options) => put(draft.files, options)} />
            </Suspense>
          )}
          <EstimateTable {...(file === null ? {} : { pages: file.pages ?? 1 })} />
          {file !== null && (
            <div className="panel check-preview">
              <Suspense fallback={<Skeleton lines={8} label="Opening the file" />}>
                <SourcePane key={file.id} file={file} />
              </Suspense>
            </div>
          )}
        </UploadColumns>
        <OtherJobs />
      </div>
      {draft !== null && file !== null && isChecked && (
        <StickyBar
          facts={factsOf(file)}
          reason={`Usually takes about ${sayMinutes(estimateMs(file.pages ?? 1))}`}
        >
          <button type="button" className="btn btn-primary" onClick={() => onProceed(draft)}>
            {proceed ?? 'Proceed'}
          </button>
        </StickyBar>
      )}
    </>
  )
}

/** What a file looks like is known a moment after its other checks: until then it is not Ready, and with a warning neither. */
function useFileWarning(file: AcceptedFile | null) {
  const [checked, setChecked] = useState<{ id: string; warning: Verdict | null } | null>(null)
  const id = file?.id
  const isChecked = id !== undefined && checked?.id === id
  return {
    isChecked,
    warningOf: (_entry: UploadEntry, status: FileStatus): Verdict | null => {
      if (status.kind !== 'ready') return null
      return isChecked ? checked.warning : { ...CHECKING, why: 'What kind of document it is' }
    },
    onChecked: useCallback(
      (warning: Verdict | null) => {
        if (id !== undefined) setChecked({ id, warning })
      },
      [id],
    ),
  }
}

function checkLine({ interrupted }: Draft): string {
  return interrupted === true
    ? 'Sending was interrupted. Your file is kept: Proceed sends it again.'
    : 'Look it over. Nothing has been sent yet.'
}

function factsOf({ size, pages }: AcceptedFile): string[] {
  return ['1 file', formatMegabytes(size), ...(pages === null ? [] : [plural(pages, 'page')])]
}
