import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { DownloadJson } from '#shared/analyzer/result/DownloadJson.tsx'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { useResultSearch } from '#shared/analyzer/result/search/useResultSearch.ts'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import type { TaxStatement } from './contract.ts'
import { searchedValues } from './searchedValues.ts'
import { landmarksOf, placeKey, type Place, type Selection } from './selection.ts'
import { StatementSheet } from './StatementSheet.tsx'
import { toForm26asJson } from './toForm26asJson.ts'
import './form26as.css'

/** The statements of a file, one at a time, beside the pages that they stand on. */
export function Form26asResult({
  job,
  result,
  onBack,
  feedback,
}: ResultProps<readonly TaxStatement[]>) {
  const [shown, setShown] = useState(0)
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchedValues(result), [result])
  const { matchOf, ...finder } = useResultSearch(values, { shown, show: setShown })
  const statement = result[shown]
  const { selected } = search
  const select = (place: Place, label: string, text: string) =>
    search.select({ statement: shown, place, label, text }, landmarksOf(result, shown, place))
  return (
    <ResultBesideSource
      title="Form 26AS result"
      job={job}
      onBack={onBack}
      search={search}
      finder={finder}
      hint="Click a value to find it on the page"
      downloads={
        <DownloadJson
          sourceName={job.files[0]?.name ?? 'form26as'}
          toJson={() => toForm26asJson(result)}
        />
      }
    >
      {statement !== undefined && (
        <div className="form26as-pane">
          <StatementSheet
            statement={statement}
            index={shown}
            count={result.length}
            selected={selected === null ? null : placeKey(selected.statement, selected.place)}
            matchOf={matchOf}
            onSelect={select}
            onShow={setShown}
          />
          {feedback}
        </div>
      )}
    </ResultBesideSource>
  )
}
