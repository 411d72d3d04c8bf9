import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { DownloadExcel } from '#shared/analyzer/result/DownloadExcel.tsx'
import { DownloadJson } from '#shared/analyzer/result/DownloadJson.tsx'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { usePrinting } from '#shared/ui/usePrinting.ts'
import { useResultSearch } from '#shared/analyzer/result/search/useResultSearch.ts'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import type { TaxStatement } from './contract.ts'
import { searchedValues } from './searchedValues.ts'
import { landmarksOf, placeKey, type Place, type Selection } from './selection.ts'
import { StatementSheet } from './StatementSheet.tsx'
import { toForm26asSheets } from './toSheets.ts'
import './form26as.css'

/** The statements of a file, one at a time, beside the pages that they stand on; on paper all of them, each on a page of its own. */
export function Form26asResult({
  job,
  result,
  answer,
  onBack,
  feedback,
}: ResultProps<readonly TaxStatement[]>) {
  const [shown, setShown] = useState(0)
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchedValues(result), [result])
  const { matchOf, ...finder } = useResultSearch(values, { shown, show: setShown })
  const isPrinting = usePrinting()
  const { selected } = search
  const select = (place: Place, label: string, text: string) =>
    search.select({ statement: shown, place, label, text }, landmarksOf(result, shown, place))
  const sourceName = job.files[0]?.name ?? 'form26as'
  return (
    <ResultBesideSource
      title="Form 26AS result"
      job={job}
      onBack={onBack}
      search={search}
      finder={finder}
      hint="Click a value to find it on the page"
      downloads={
        <>
          <DownloadExcel sourceName={sourceName} toSheets={() => toForm26asSheets(result)} />
          <DownloadJson sourceName={sourceName} answer={answer} />
        </>
      }
    >
      <div className="form26as-pane">
        {result.map(
          (statement, index) =>
            (index === shown || isPrinting) && (
              <StatementSheet
                key={index === shown ? 'shown' : index}
                statement={statement}
                index={index}
                count={result.length}
                selected={selected === null ? null : placeKey(selected.statement, selected.place)}
                matchOf={matchOf}
                onSelect={select}
                onShow={setShown}
              />
            ),
        )}
        {feedback}
      </div>
    </ResultBesideSource>
  )
}
