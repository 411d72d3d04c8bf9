import download from 'bootstrap-icons/icons/download.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { ResultWithSource } from '#shared/kits/analyzer/result/source/ResultWithSource.tsx'
import {
  useSourceSearch,
  type Occurrence,
} from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { FilePreview } from '#shared/ui/preview/FilePreview.tsx'
import type { PickedCell } from '#shared/ui/preview/viewerProps.ts'
import type { BalanceCheck } from './balanceCheck.ts'
import { BalanceTable } from './BalanceTable.tsx'
import './financialStatement.css'
import type { StatementResult } from './contract.ts'
import { OutputFacts } from './OutputFacts.tsx'
import { readBalanceChecks } from './readBalanceChecks.ts'

const NONE: readonly BalanceCheck[] = []

type Chosen = { path: string; label: string; text: string }

/** A click on a cell finds its value on the page (analyzers §2). */
export function FinancialStatementResult({
  job,
  result,
  onBack,
  feedback,
}: ResultProps<StatementResult>) {
  const search = useSourceSearch<Chosen>(job.files)
  const { workbook } = result
  const { latest: checks = NONE } = useAsync(
    // The preview reports an unreadable workbook.
    async (signal) => readBalanceChecks(workbook, signal).catch(() => NONE),
    [workbook],
  )
  const outputName = `${splitFileName(job.files[0]?.name ?? 'statement').base}_output.xlsx`
  const selectValue = (path: string, label: string, text: string, occurrence?: Occurrence) =>
    search.select({ path, label, text }, occurrence)
  return (
    <ResultWithSource
      title="Analysis Output"
      job={job}
      durationText={null}
      onBack={onBack}
      search={search}
      hint="Click a cell to find it on the page"
      after={feedback}
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
              <b className="medium">Partial Success.</b> Some statements could not be read: their
              sheets say so. The others are complete.
            </span>
          </p>
        )}
        <BalanceTable
          checks={checks}
          selected={search.selected?.path ?? null}
          onSelect={selectValue}
        />
        <div className="panel statement-sheet">
          <FilePreview
            source={result.workbook}
            name={outputName}
            kind="xlsx"
            isDownloadable={false}
            onPickCell={(cell) => selectValue('cell', cell.label, cell.text, occurrenceOf(cell))}
          />
        </div>
      </div>
    </ResultWithSource>
  )
}

/** The first three sheets follow the document line by line; the others reorder its lines. */
const occurrenceOf = ({ sheet, nth, precedingTexts }: PickedCell): Occurrence =>
  /^standardized|^cam /i.test(sheet) ? nth : precedingTexts
