import download from 'bootstrap-icons/icons/download.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { useSourceSearch, type Occurrence } from '#shared/analyzer/result/useSourceSearch.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { FilePreview } from '#shared/preview/FilePreview.tsx'
import type { PickedCell } from '#shared/preview/viewerProps.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { BalanceTable } from './BalanceTable.tsx'
import type { StatementResult } from './contract.ts'
import { OutputFacts } from './OutputFacts.tsx'
import { useBalanceChecks } from './useBalanceChecks.ts'
import './financialStatement.css'

type Chosen = { place: string; label: string; text: string }

/** 'Analysis Output': the workbook beside its source; a click on a cell finds its value on the page (analyzers §2). */
export function FinancialStatementResult({
  job,
  result,
  onBack,
  feedback,
}: ResultProps<StatementResult>) {
  const search = useSourceSearch<Chosen>(job.files)
  const checks = useBalanceChecks(result.workbook)
  const outputName = `${splitName(job.files[0]?.name ?? 'statement').base}_output.xlsx`
  const choose = (place: string, label: string, text: string, occurrence?: Occurrence) =>
    search.select({ place, label, text }, occurrence)
  return (
    <ResultBesideSource
      title="Analysis Output"
      job={job}
      took={null}
      onBack={onBack}
      search={search}
      hint="Click a cell to find it on the page"
      downloads={
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => downloadBlob(result.workbook, outputName)}
        >
          <Icon of={download} />
          Output (xlsx)
        </button>
      }
    >
      <div className="statement-pane">
        <OutputFacts job={job} isPartial={result.isPartial} />
        {result.isPartial && (
          <p className="statement-partial small" role="status">
            <Icon of={triangle} />
            <span>
              <b className="medium">Partial Success.</b> Not every statement could be read from the
              document. The sheets that could not be made say so; the others are complete.
            </span>
          </p>
        )}
        <BalanceTable checks={checks} selected={search.selected?.place ?? null} onSelect={choose} />
        <div className="panel statement-sheet">
          <FilePreview
            source={result.workbook}
            name={outputName}
            kind="xlsx"
            downloadable={false}
            onPickCell={(cell) => choose('cell', cell.label, cell.text, occurrenceOf(cell))}
          />
        </div>
        {feedback}
      </div>
    </ResultBesideSource>
  )
}

/** The first three sheets repeat the document line by line; the others bring its lines into an order of their own. */
const occurrenceOf = ({ sheet, nth, before }: PickedCell): Occurrence =>
  /^standardized|^cam /i.test(sheet) ? nth : before
