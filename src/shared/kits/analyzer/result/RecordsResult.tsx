import { Fragment, useState, type ReactNode } from 'react'
import type { SheetFile } from '#shared/platform/files/makeWorkbook.ts'
import type { ValueMatch } from '#shared/ui/components/values/ValueButton.tsx'
import { useIsPrinting } from '#shared/ui/hooks/useIsPrinting.ts'
import type { ResultProps } from '../definition.ts'
import { DownloadExcel } from './DownloadExcel.tsx'
import { DownloadJson } from './DownloadJson.tsx'
import type { ResultValue } from './search/resultSearch.ts'
import { useResultSearch } from './search/useResultSearch.ts'
import { ResultWithSource } from './source/ResultWithSource.tsx'
import type { SourceSearch } from './source/useSourceSearch.ts'

export type RecordView = {
  /** Zero-based. */
  index: number
  count: number
  matchOf: (place: string) => ValueMatch | undefined
  onShow: (index: number) => void
}

type RecordsResultProps<Item> = ResultProps<readonly Item[]> & {
  title: string
  hint: string
  /** Name of the downloads where the file's is not known. */
  fallbackName: string
  search: SourceSearch
  values: readonly ResultValue[]
  toSheets: () => readonly SheetFile[]
  renderRecord: (record: Item, view: RecordView) => ReactNode
}

/** The records of a file, one at a time, beside their source; printed all, one per page. */
export function RecordsResult<Item>(props: RecordsResultProps<Item>) {
  const { job, result, answer, onBack, feedback, title, hint, search, values, toSheets } = props
  const [shown, setShown] = useState(0)
  const { matchOf, ...finder } = useResultSearch(values, { shown, show: setShown })
  const isPrinting = useIsPrinting()
  const sourceName = job.files[0]?.name ?? props.fallbackName
  const count = result.length
  return (
    <ResultWithSource
      title={title}
      job={job}
      onBack={onBack}
      search={search}
      finder={finder}
      hint={hint}
      downloads={
        <>
          <DownloadExcel sourceName={sourceName} toSheets={toSheets} />
          <DownloadJson sourceName={sourceName} answer={answer} />
        </>
      }
    >
      <div className="records-pane">
        {result.map(
          (record, index) =>
            (index === shown || isPrinting) && (
              <Fragment key={index === shown ? 'shown' : index}>
                {props.renderRecord(record, { index, count, matchOf, onShow: setShown })}
              </Fragment>
            ),
        )}
        {feedback}
      </div>
    </ResultWithSource>
  )
}
