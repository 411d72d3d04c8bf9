import arrow from 'bootstrap-icons/icons/arrow-right.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import circle from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { FindingChoice } from './FindingChoice.tsx'
import type { Choice, Finding } from './preflight/finding.ts'

type FindingRowProps = {
  /** In the list; the head is row 1 of the table. */
  index: number
  measure: ((row: HTMLElement | null) => void) | undefined
  finding: Finding
  choice: Choice | undefined
  onChoose: (choice: Choice | null) => void
}

const SIGN = {
  settled: { icon: checkCircle, tone: 't-success', label: 'Settled' },
  repairable: { icon: triangle, tone: 't-warning', label: 'Can be repaired' },
  asks: { icon: circle, tone: 't-danger', label: 'Needs you' },
  twice: { icon: circle, tone: 't-danger', label: 'Needs you' },
} as const

/** One finding: where, what, and what becomes of it. */
export function FindingRow({ index, measure, finding, choice, onChoose }: FindingRowProps) {
  const { icon, tone, label } = SIGN[choice === undefined ? finding.kind : 'settled']
  const becomes =
    choice?.kind === 'set' ? choice.text : finding.kind === 'repairable' ? finding.repair : null
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td className="faint">{finding.row}</td>
      <th scope="row">
        {finding.person === '' ? <span className="faint">not given</span> : finding.person}
      </th>
      <td className="muted">{finding.column}</td>
      <td>
        <Icon of={icon} className={tone} label={label} /> {finding.problem}
      </td>
      <td>
        <span className={becomes === null ? 't-danger' : 'muted'}>
          {finding.found.trim() === '' ? '–' : finding.found}
        </span>
        {becomes !== null && (
          <>
            {' '}
            <Icon of={arrow} className="faint" label="becomes" /> <b>{becomes}</b>
          </>
        )}
      </td>
      <td>
        <FindingChoice finding={finding} choice={choice} onChoose={onChoose} />
      </td>
    </tr>
  )
}
