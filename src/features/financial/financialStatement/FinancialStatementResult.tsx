import cursor from 'bootstrap-icons/icons/cursor.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { ResultBar } from '#shared/analyzer/result/ResultBar.tsx'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'
import { useFindInSource } from '#shared/analyzer/result/useFindInSource.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { FilePreview } from '#shared/preview/FilePreview.tsx'
import type { PickedCell } from '#shared/preview/viewerProps.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { SplitView, type SplitSide } from '#shared/ui/SplitView.tsx'
import { BalanceTable } from './BalanceTable.tsx'
import type { StatementResult } from './contract.ts'
import { OutputFacts } from './OutputFacts.tsx'
import { useBalanceChecks } from './useBalanceChecks.ts'
import './financialStatement.css'

type Occurrence = number | readonly string[]
type Chosen = { place: string; label: string; text: string }

/** 'Analysis Output': the workbook beside its source; a click on a cell finds its value on the page (analyzers §2). */
export function FinancialStatementResult({
  job,
  result,
  onBack,
  feedback,
}: ResultProps<StatementResult>) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [side, setSide] = useState<SplitSide>('right')
  const { find, outcome, ask, onFound } = useFindInSource()
  const checks = useBalanceChecks(result.workbook)
  const [file] = job.files
  const outputName = `${splitName(file?.name ?? 'statement').base}_output.xlsx`
  const choose = (place: string, label: string, text: string, occurrence: Occurrence = 1) => {
    setChosen({ place, label, text })
    ask(text, occurrence)
    // On a phone the two sides take turns: the click asks for the page.
    setSide('left')
  }
  return (
    <ResultFrame
      title="Analysis Output"
      job={job}
      onBack={onBack}
      hint={
        <>
          <Icon of={cursor} />
          Click a cell to find it on the page
        </>
      }
      bar={
        <ResultBar selection={chosen} outcome={outcome} onBack={onBack}>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => downloadBlob(result.workbook, outputName)}
          >
            <Icon of={download} />
            Output (xlsx)
          </button>
        </ResultBar>
      }
    >
      <SplitView
        leftLabel="Source"
        rightLabel="Result"
        side={side}
        onSide={setSide}
        left={file !== undefined && <SourcePane file={file} find={find} onFound={onFound} />}
        right={
          <div className="statement-pane">
            <OutputFacts job={job} isPartial={result.isPartial} />
            {result.isPartial && (
              <p className="statement-partial small" role="status">
                <Icon of={triangle} />
                <span>
                  <b className="medium">Partial Success.</b> Not every statement could be read from
                  the document. The sheets that could not be made say so; the others are complete.
                </span>
              </p>
            )}
            <BalanceTable checks={checks} selected={chosen?.place ?? null} onSelect={choose} />
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
        }
      />
    </ResultFrame>
  )
}

/** The first three sheets repeat the document line by line; the others bring its lines into an order of their own. */
const occurrenceOf = ({ sheet, nth, before }: PickedCell): Occurrence =>
  /^standardized|^cam /i.test(sheet) ? nth : before
