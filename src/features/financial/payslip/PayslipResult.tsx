import { useMemo } from 'react'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { RecordsResult } from '#shared/kits/analyzer/result/RecordsResult.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import type { Payslip } from './contract.ts'
import { PayslipView } from './PayslipView.tsx'
import { occurrenceOf, valueKey, searchableValues, type Selection } from './selection.ts'
import { toPayslipSheets } from './toSheets.ts'
import './payslip.css'

export function PayslipResult(props: ResultProps<readonly Payslip[]>) {
  const { job, result } = props
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchableValues(result), [result])
  return (
    <RecordsResult
      {...props}
      title="Payslip result"
      hint="Click a figure to find it on the page"
      fallbackName="payslip"
      search={search}
      values={values}
      toSheets={() => toPayslipSheets(result)}
      renderRecord={(payslip, view) => (
        <PayslipView
          {...view}
          payslip={payslip}
          selected={search.selected?.path ?? null}
          onSelect={(path, label, text) => {
            const key = valueKey(view.index, path)
            search.select({ path: key, label, text }, occurrenceOf(result, key))
          }}
        />
      )}
    />
  )
}
