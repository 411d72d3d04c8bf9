import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { DownloadJson } from '#shared/analyzer/result/DownloadJson.tsx'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { useResultSearch } from '#shared/analyzer/result/search/useResultSearch.ts'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import { toPayslipJson, type Payslip } from './contract.ts'
import { PayslipSheet } from './PayslipSheet.tsx'
import { occurrenceOf, placeIn, searchedValues, type Selection } from './selection.ts'
import './payslip.css'

/** The payslips of a file, one at a time, beside the pages that they stand on. */
export function PayslipResult({ job, result, onBack, feedback }: ResultProps<readonly Payslip[]>) {
  const [shown, setShown] = useState(0)
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchedValues(result), [result])
  const { matchOf, ...finder } = useResultSearch(values, { shown, show: setShown })
  const payslip = result[shown]
  const select = (place: string, label: string, text: string) => {
    const whole = placeIn(shown, place)
    search.select({ place: whole, label, text }, occurrenceOf(result, whole))
  }
  return (
    <ResultBesideSource
      title="Payslip result"
      job={job}
      onBack={onBack}
      search={search}
      finder={finder}
      hint="Click a figure to find it on the page"
      downloads={
        <DownloadJson
          sourceName={job.files[0]?.name ?? 'payslip'}
          toJson={() => toPayslipJson(result)}
        />
      }
    >
      {payslip !== undefined && (
        <div className="payslip-pane">
          <PayslipSheet
            payslip={payslip}
            index={shown}
            count={result.length}
            selected={search.selected?.place ?? null}
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
