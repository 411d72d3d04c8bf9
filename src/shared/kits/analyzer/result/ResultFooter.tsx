import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { copyValue } from './copyValue.ts'
import { describeFindOutcome } from './source/describeFindOutcome.ts'
import type { FindOutcome } from './source/sourceSearch.ts'
import type { FoundValue } from './source/useSourceSearch.ts'

type ResultFooterProps = {
  selection: FoundValue | null
  outcome: FindOutcome
  onBack: () => void
  children: ReactNode
}

/** Footer of a result: Back, result of the last search, Copy value, downloads. */
export function ResultFooter({ selection, outcome, onBack, children }: ResultFooterProps) {
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
          <span className="find-outcome">
            {outcome !== null && <Icon of={outcome.found ? check : triangle} />}
            {describeFindOutcome(selection, outcome)}
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
