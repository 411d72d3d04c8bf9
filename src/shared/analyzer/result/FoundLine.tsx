import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { foundSentence, type FoundValue } from './foundSentence.ts'
import type { FindOutcome } from './useFindInSource.ts'
import './foundLine.css'

type FoundLineProps = { selection: FoundValue; outcome: FindOutcome }

/** What became of a click on a value. */
export function FoundLine({ selection, outcome }: FoundLineProps) {
  return (
    <span className="found-line">
      {outcome !== null && <Icon of={outcome.found ? check : triangle} />}
      {foundSentence(selection, outcome)}
    </span>
  )
}
