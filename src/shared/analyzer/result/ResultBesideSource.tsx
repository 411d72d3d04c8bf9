import cursor from 'bootstrap-icons/icons/cursor.svg?raw'
import type { ComponentProps, ReactNode } from 'react'
import type { DoneJob } from '#shared/jobs/job.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { SplitView } from '#shared/ui/SplitView.tsx'
import { PrintButton } from './PrintButton.tsx'
import { PrintedFacts } from './PrintedFacts.tsx'
import { ResultBar } from './ResultBar.tsx'
import { ResultFrame } from './ResultFrame.tsx'
import { SearchedResult } from './search/SearchedResult.tsx'
import { SearchOpener } from './search/SearchOpener.tsx'
import type { ResultFinder } from './search/useResultSearch.ts'
import { SourceFiles } from './SourceFiles.tsx'
import type { FoundValue, SourceSearch } from './useSourceSearch.ts'
import './result.css'
import './print.css'

type ResultBesideSourceProps = Omit<ComponentProps<typeof SourceFiles>, 'search'> & {
  title: string
  job: DoneJob
  onBack: () => void
  search: SourceSearch
  /** Searches the result itself; left out where that is a workbook, which is searched by its own viewer. */
  finder?: ResultFinder
  /** The chip beside the title; left out, how long it took. Null where the result itself says that. */
  took?: string | null
  /** What a click does: 'Click a figure to find it on the page'. */
  hint?: string | false
  /** The clicked value as the foot names it, where that is not as it is searched. */
  selection?: FoundValue | null
  /** Buttons of the foot; left out, there is none. */
  downloads?: ReactNode
  /** Names of the two sides; left out, 'Source' and 'Result'. */
  sides?: readonly [string, string]
  /** Stands above and below the source. */
  above?: ReactNode
  below?: ReactNode
  children: ReactNode
}

const SIDES = ['Source', 'Result'] as const

/** What was sent on the left, what came of it on the right: a click on a value finds it on its page (look 05). */
export function ResultBesideSource({
  search,
  finder,
  hint = false,
  selection = search.selected,
  downloads,
  sides: [left, right] = SIDES,
  above,
  below,
  children,
  label,
  nameOf,
  ...frame
}: ResultBesideSourceProps) {
  const names = {
    ...(label === undefined ? {} : { label }),
    ...(nameOf === undefined ? {} : { nameOf }),
  }
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
            <SearchOpener finder={finder} onOpen={() => search.setSide('right')} />
          )}
          <PrintButton />
        </>
      }
      bar={
        downloads !== undefined && (
          <ResultBar selection={selection} outcome={search.outcome} onBack={frame.onBack}>
            {downloads}
          </ResultBar>
        )
      }
    >
      <PrintedFacts job={frame.job} />
      <SplitView
        leftLabel={left}
        rightLabel={right}
        side={search.side}
        onSide={search.setSide}
        left={
          <>
            {above}
            <SourceFiles search={search} {...names} />
            {below}
          </>
        }
        right={
          finder === undefined ? (
            children
          ) : (
            <SearchedResult finder={finder}>{children}</SearchedResult>
          )
        }
      />
    </ResultFrame>
  )
}
