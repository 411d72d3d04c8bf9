import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { DownloadExcel } from '#shared/kits/analyzer/result/DownloadExcel.tsx'
import { DownloadJson } from '#shared/kits/analyzer/result/DownloadJson.tsx'
import { ResultWithSource } from '#shared/kits/analyzer/result/ResultWithSource.tsx'
import { useResultSearch } from '#shared/kits/analyzer/result/search/useResultSearch.ts'
import { useIsPrinting } from '#shared/ui/hooks/useIsPrinting.ts'
import { useSourceSearch } from '#shared/kits/analyzer/result/useSourceSearch.ts'
import type { Payslip } from './contract.ts'
import { PayslipView } from './PayslipView.tsx'
import { occurrenceOf, valueKey, searchableValues, type Selection } from './selection.ts'
import { toPayslipSheets } from './toSheets.ts'
import './payslip.css'

/** The payslips of a file, one at a time, beside their source; printed all, one per page. */
export function PayslipResult({
  job,
  result,
  answer,
  onBack,
  feedback,
}: ResultProps<readonly Payslip[]>) {
  const [shown, setShown] = useState(0)
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchableValues(result), [result])
  const { matchOf, ...finder } = useResultSearch(values, { shown, show: setShown })
  const isPrinting = useIsPrinting()
  const select = (place: string, label: string, text: string) => {
    const whole = valueKey(shown, place)
    search.select({ place: whole, label, text }, occurrenceOf(result, whole))
  }
  const sourceName = job.files[0]?.name ?? 'payslip'
  return (
    <ResultWithSource
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
              <PayslipView
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
    </ResultWithSource>
  )
}
