import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { DownloadExcel } from '#shared/kits/analyzer/result/DownloadExcel.tsx'
import { DownloadJson } from '#shared/kits/analyzer/result/DownloadJson.tsx'
import { ResultWithSource } from '#shared/kits/analyzer/result/ResultWithSource.tsx'
import { useIsPrinting } from '#shared/ui/hooks/useIsPrinting.ts'
import { useResultSearch } from '#shared/kits/analyzer/result/search/useResultSearch.ts'
import { useSourceSearch } from '#shared/kits/analyzer/result/useSourceSearch.ts'
import type { TaxStatement } from './contract.ts'
import { searchableValues } from './searchableValues.ts'
import { precedingTexts, valueKey, type ValuePath, type Selection } from './selection.ts'
import { StatementView } from './StatementView.tsx'
import { toForm26asSheets } from './toSheets.ts'
import './form26as.css'

/** The statements of a file, one at a time, beside their source; printed all, one per page. */
export function Form26asResult({
  job,
  result,
  answer,
  onBack,
  feedback,
}: ResultProps<readonly TaxStatement[]>) {
  const [shown, setShown] = useState(0)
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchableValues(result), [result])
  const { matchOf, ...finder } = useResultSearch(values, { shown, show: setShown })
  const isPrinting = useIsPrinting()
  const { selected } = search
  const select = (place: ValuePath, label: string, text: string) =>
    search.select({ statement: shown, place, label, text }, precedingTexts(result, shown, place))
  const sourceName = job.files[0]?.name ?? 'form26as'
  return (
    <ResultWithSource
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
              <StatementView
                key={index === shown ? 'shown' : index}
                statement={statement}
                index={index}
                count={result.length}
                selected={selected === null ? null : valueKey(selected.statement, selected.place)}
                matchOf={matchOf}
                onSelect={select}
                onShow={setShown}
              />
            ),
        )}
        {feedback}
      </div>
    </ResultWithSource>
  )
}
