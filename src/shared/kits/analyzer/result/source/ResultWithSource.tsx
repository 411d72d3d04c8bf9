import cursor from 'bootstrap-icons/icons/cursor.svg?raw'
import printer from 'bootstrap-icons/icons/printer.svg?raw'
import type { ComponentProps, ReactNode } from 'react'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { formatDay, toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useIsPrinting } from '#shared/ui/hooks/useIsPrinting.ts'
import { FindBar } from '#shared/ui/preview/pdf/find/FindBar.tsx'
import { SplitView } from '#shared/ui/splitView/SplitView.tsx'
import { ResultFooter } from '../ResultFooter.tsx'
import '../result.css'
import '../print.css'
import { ResultFrame } from '../ResultFrame.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import type { ResultFinder } from '../search/useResultSearch.ts'
import { SourceFiles } from './SourceFiles.tsx'
import type { FoundValue, SourceSearch } from './useSourceSearch.ts'

type SearchableResultProps = { finder: ResultFinder; children: ReactNode }

function SearchableResult({ finder, children }: SearchableResultProps) {
  const { isOpen, typed, type, count, moveToMatch, close, fieldRef, resultRef } = finder
  return (
    <div ref={resultRef}>
      {isOpen && (
        <div className="result-search">
          <FindBar
            label="Search this result"
            inputRef={fieldRef}
            typed={typed}
            onType={type}
            count={count}
            onMove={moveToMatch}
            onClose={close}
          />
        </div>
      )}
      {children}
    </div>
  )
}

/** Printed only: the source files and the time. */
function PrintedDetails({ job: { files, finishedAt } }: { job: DoneJob }) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  return (
    <p className="result-facts small muted">
      {files.map(({ name }) => stripBidiControls(name)).join(', ')} ·{' '}
      {formatDay(toIndiaDay(finishedAt))}
    </p>
  )
}

/** Phones print from their browser's menu. */
function PrintButton() {
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm only-wide"
      onClick={() => window.print()}
    >
      <Icon of={printer} />
      Print
    </button>
  )
}

type ResultWithSourceProps = Omit<ComponentProps<typeof SourceFiles>, 'search'> & {
  title: string
  job: DoneJob
  onBack: () => void
  search: SourceSearch
  /** Not for a workbook, whose viewer has its own search. */
  finder?: ResultFinder
  /** Default: the duration. Null where the result shows it itself. */
  durationText?: string | null
  /** What a click does: 'Click a figure to find it on the page'. */
  hint?: string | false
  /** The clicked value as the footer shows it, where it differs from the searched text. */
  selection?: FoundValue | null
  /** Without them there is no footer. */
  downloads?: ReactNode
  sideLabels?: readonly [string, string]
  aboveSource?: ReactNode
  belowSource?: ReactNode
  after?: ReactNode
  children: ReactNode
}

const SIDE_LABELS = ['Source', 'Result'] as const

/** A click on a value finds it in the source (look 05). */
export function ResultWithSource({
  search,
  finder,
  hint = false,
  selection = search.selected,
  downloads,
  sideLabels: [left, right] = SIDE_LABELS,
  aboveSource,
  belowSource,
  children,
  label,
  nameOf,
  ...frame
}: ResultWithSourceProps) {
  const names = { label, nameOf }
  return (
    <ResultFrame
      {...frame}
      hint={
        hint !== false && (
          <>
            <Icon of={cursor} />
            {hint}
          </>
        )
      }
      tools={
        <>
          {finder !== undefined && (
            <SearchButton finder={finder} onOpen={() => search.setSide('right')} />
          )}
          <PrintButton />
        </>
      }
      footer={
        downloads !== undefined && (
          <ResultFooter selection={selection} outcome={search.outcome} onBack={frame.onBack}>
            {downloads}
          </ResultFooter>
        )
      }
    >
      <PrintedDetails job={frame.job} />
      <SplitView
        leftLabel={left}
        rightLabel={right}
        side={search.side}
        onSideChange={search.setSide}
        left={
          <>
            {aboveSource}
            <SourceFiles search={search} {...names} />
            {belowSource}
          </>
        }
        right={
          finder === undefined ? (
            children
          ) : (
            <SearchableResult finder={finder}>{children}</SearchableResult>
          )
        }
      />
    </ResultFrame>
  )
}
