import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { copyValue } from './copyValue.ts'
import { foundSentence } from './foundSentence.ts'
import type { FindOutcome } from './sourceSearch.ts'
import type { FoundValue } from './useSourceSearch.ts'

type ResultBarProps = {
  /** The value that was clicked last. */
  selection: FoundValue | null
  outcome: FindOutcome
  onBack: () => void
  /** The downloads. */
  children: ReactNode
}

/** Foot of a result: Back, what became of the last click, Copy value, then the downloads. */
export function ResultBar({ selection, outcome, onBack, children }: ResultBarProps) {
  const back = (
    <button type="button" className="btn btn-secondary only-wide" onClick={onBack}>
      <Icon of={arrowLeft} />
      Back
    </button>
  )
  return (
    <StickyBar
      facts={[back]}
      reason={
        selection !== null && (
          <span className="found-line">
            {outcome !== null && <Icon of={outcome.found ? check : triangle} />}
            {foundSentence(selection, outcome)}
          </span>
        )
      }
    >
      {selection !== null && (
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => void copyValue(selection)}
        >
          <Icon of={clipboard} />
          Copy value
        </button>
      )}
      {children}
    </StickyBar>
  )
}
