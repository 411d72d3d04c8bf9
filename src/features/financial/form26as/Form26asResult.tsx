import { useMemo } from 'react'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { RecordsResult } from '#shared/kits/analyzer/result/RecordsResult.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import type { TaxStatement } from './contract.ts'
import { searchableValues } from './searchableValues.ts'
import { precedingTexts, valueKey, type Selection } from './selection.ts'
import { StatementView } from './StatementView.tsx'
import { toForm26asSheets } from './toSheets.ts'
import './form26as.css'

export function Form26asResult(props: ResultProps<readonly TaxStatement[]>) {
  const { job, result } = props
  const search = useSourceSearch<Selection>(job.files)
  const values = useMemo(() => searchableValues(result), [result])
  const { selected } = search
  return (
    <RecordsResult
      {...props}
      title="Form 26AS result"
      hint="Click a value to find it on the page"
      fallbackName="form26as"
      search={search}
      values={values}
      toSheets={() => toForm26asSheets(result)}
      renderRecord={(statement, view) => (
        <StatementView
          {...view}
          statement={statement}
          selected={selected === null ? null : valueKey(selected.statement, selected.path)}
          onSelect={(path, label, text) =>
            search.select(
              { statement: view.index, path, label, text },
              precedingTexts(result, view.index, path),
            )
          }
        />
      )}
    />
  )
}
