import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { plural } from '#shared/lib/plural.ts'
import { selectIsTrial } from '#shared/session/sessionSlice.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { SingleUploader } from '#shared/upload/SingleUploader.tsx'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import type { AnalyzerDefinition } from '#shared/analyzer/definition.ts'
import { EstimateTable } from './EstimateTable.tsx'
import { minutesAndSeconds } from '#shared/analyzer/estimates.ts'
import type { Draft, JobOptions } from '#shared/jobs/job.ts'
import { dropDraft, keepDraft } from '#shared/jobs/drafts.ts'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'

type UploadViewProps<Result> = {
  definition: AnalyzerDefinition<Result>
  draft: Draft | null
  onProceed: (draft: Draft) => void
}

/** Upload and Check: the drop zone, then the accepted file with its preview and Proceed. */
export function UploadView<Result>({ definition, draft, onProceed }: UploadViewProps<Result>) {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const { Options } = definition
  const file = draft?.files[0] ?? null
  const change = (next: AcceptedFile | null) => {
    if (next === null) dispatch(dropDraft(definition.id))
    else put([next], definition.startOptions?.(next) ?? {})
  }
  const put = (files: readonly AcceptedFile[], options: JobOptions) =>
    dispatch(keepDraft(definition.id, { kind: 'Uploaded Successfull', files, options }))
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title={definition.title}
          line={file === null ? definition.line : checkLine(draft)}
          step={file === null ? 0 : 1}
        />
        <SingleUploader
          limits={definition.limits}
          title={definition.dropTitle}
          file={file}
          onChange={change}
          instructions={definition.instructions}
          {...(definition.nameMax === undefined ? {} : { nameMax: definition.nameMax })}
          {...(isTrial && definition.samples !== undefined ? { samples: definition.samples } : {})}
        >
          {draft !== null && Options !== undefined && (
            <Options options={draft.options} onChange={(options) => put(draft.files, options)} />
          )}
          <EstimateTable
            lastPage={definition.limits.pagesFrom - 1}
            {...(file === null ? {} : { pages: file.pages ?? 1 })}
          />
          {file !== null && (
            <div className="panel check-preview">
              <SourcePane key={file.id} file={file} />
            </div>
          )}
        </SingleUploader>
        <OtherJobs />
      </div>
      {draft !== null && file !== null && (
        <StickyBar
          facts={factsOf(file)}
          reason={`Usually takes about ${minutesAndSeconds(definition.estimateMs(file.pages ?? 1))} minutes`}
        >
          <button type="button" className="btn btn-primary" onClick={() => onProceed(draft)}>
            {definition.proceed ?? 'Proceed'}
          </button>
        </StickyBar>
      )}
    </>
  )
}

function checkLine(draft: Draft | null): string {
  return draft?.interrupted === true
    ? 'Sending was interrupted. Your file is kept: Proceed sends it again.'
    : 'Look it over. Nothing has been sent yet.'
}

function factsOf({ size, pages }: AcceptedFile): string[] {
  return ['1 file', formatMegabytes(size), ...(pages === null ? [] : [plural(pages, 'page')])]
}
