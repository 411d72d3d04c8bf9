import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { plural } from '#shared/lib/plural.ts'
import type { Draft, JobOptions } from '#shared/jobs/job.ts'
import { dropDraft, keepDraft } from '#shared/jobs/drafts.ts'
import { selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { FileArea } from '#shared/upload/FileArea.tsx'
import { UploadColumns } from '#shared/upload/UploadColumns.tsx'
import { useOneFile, type FileList } from '#shared/upload/useFileList.ts'
import { useVerdicts } from '#shared/upload/verdict.ts'
import { AnalyzerHead } from '../AnalyzerHead.tsx'
import type { IntakeProps, OneFile } from '../definition.ts'
import { sayMinutes } from '../estimates.ts'
import { OtherJobs } from '../jobs/OtherJobs.tsx'
import { SourcePane } from '../result/SourcePane.tsx'
import { chooseMany } from './chooseMany.ts'
import { EstimateTable } from './EstimateTable.tsx'
import { useHandedOver } from './useHandedOver.ts'

// They read the file, which most pages need not wait for, and none is blocked by.
const OneFileNotes = lazyPart(async () => (await import('./OneFileNotes.tsx')).OneFileNotes, {
  what: 'What is known of the file',
  Lost: Nothing,
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
  const filesLeft = useAppSelector(selectSubscription)?.filesCount ?? null
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
  const add: FileList['add'] = async (files, options) =>
    limits.eachAlone === true && files.length > 1
      ? dispatch(chooseMany(id, limits, files))
      : list.add(files, options)
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
            announcement={sayVerdict(entry)}
            {...(nameMax === undefined ? {} : { nameMax })}
            {...(samples === undefined ? {} : { samples })}
          />
          {file !== null && (
            <Suspense fallback={null}>
              <OneFileNotes
                analyzer={{ id, service }}
                file={file}
                onHandedOver={() => list.remove(file.id)}
              />
            </Suspense>
          )}
          {draft !== null && Options !== undefined && (
            <Suspense fallback={null}>
              <Options options={draft.options} onChange={(options) => put(draft.files, options)} />
            </Suspense>
          )}
          <EstimateTable
            lastPage={limits.pagesFrom - 1}
            {...(file === null ? {} : { pages: file.pages ?? 1 })}
          />
          {file !== null && (
            <div className="panel check-preview">
              <SourcePane key={file.id} file={file} />
            </div>
          )}
        </UploadColumns>
        <OtherJobs />
      </div>
      {draft !== null && file !== null && (
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

function checkLine({ interrupted }: Draft): string {
  return interrupted === true
    ? 'Sending was interrupted. Your file is kept: Proceed sends it again.'
    : 'Look it over. Nothing has been sent yet.'
}

function factsOf({ size, pages }: AcceptedFile): string[] {
  return ['1 file', formatMegabytes(size), ...(pages === null ? [] : [plural(pages, 'page')])]
}
