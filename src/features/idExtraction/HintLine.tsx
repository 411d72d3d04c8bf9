import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import question from 'bootstrap-icons/icons/question-circle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { NumberHint } from './numberHint.ts'

type HintLineProps = { hint: NumberHint }

/** What the form of a number tells, quietly: it may be misread, and it may be right all the same. */
export function HintLine({ hint: { fits, says } }: HintLineProps) {
  return (
    <span className={fits ? 'id-hint tiny t-success' : 'id-hint tiny t-warning'}>
      <Icon of={fits ? check : question} />
      {says}
    </span>
  )
}
