import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { DownloadExcel } from '#shared/analyzer/result/DownloadExcel.tsx'
import { DownloadJson } from '#shared/analyzer/result/DownloadJson.tsx'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { useResultSearch } from '#shared/analyzer/result/search/useResultSearch.ts'
import { usePrinting } from '#shared/ui/usePrinting.ts'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import type { Payslip } from './contract.ts'
import { PayslipSheet } from './PayslipSheet.tsx'
import { occurrenceOf, placeIn, searchedValues, type Selection } from './selection.ts'
import { toPayslipSheets } from './toSheets.ts'
import './payslip.css'

/** The payslips of a file, one at a time, beside the pages that they stand on; on paper all of them, a page each. */
export function PayslipResult({
  job,
  result,
  answer,
  onBack,
  feedback,
}: ResultProps<readonly Payslip[]>) {
  const [shown, setShown] = useState(0)
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchedValues(result), [result])
  const { matchOf, ...finder } = useResultSearch(values, { shown, show: setShown })
  const isPrinting = usePrinting()
  const select = (place: string, label: string, text: string) => {
    const whole = placeIn(shown, place)
    search.select({ place: whole, label, text }, occurrenceOf(result, whole))
  }
  const sourceName = job.files[0]?.name ?? 'payslip'
  return (
    <ResultBesideSource
      title="Payslip result"
      job={job}
      onBack={onBack}
      search={search}
      finder={finder}
      hint="Click a figure to find it on the page"
      downloads={
        <>
          <DownloadExcel sourceName={sourceName} toSheets={() => toPayslipSheets(result)} />
          <DownloadJson sourceName={sourceName} answer={answer} />
        </>
      }
    >
      <div className="payslip-pane">
        {result.map(
          (payslip, index) =>
            (index === shown || isPrinting) && (
              <PayslipSheet
                key={index === shown ? 'shown' : index}
                payslip={payslip}
                index={index}
                count={result.length}
                selected={search.selected?.place ?? null}
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
