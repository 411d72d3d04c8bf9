import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { useLayoutEffect, useRef } from 'react'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { AskedValue } from './AskedValue.tsx'
import type { Choice, Finding } from './preflight/finding.ts'

type FindingChoiceProps = {
  finding: Finding
  choice: Choice | undefined
  onChoose: (choice: Choice | null) => void
}

const DONE: Record<Choice['kind'], string> = {
  set: 'Repaired',
  removed: 'Row removed',
  kept: 'Kept',
}

/** What may be done about a finding; what was done can be taken back. The focus stays with it: the pressed button goes. */
export function FindingChoice({ finding, choice, onChoose }: FindingChoiceProps) {
  const place = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  useLayoutEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    place.current?.querySelector<HTMLElement>('input, button:last-child')?.focus()
  })
  const choose = (next: Choice | null) => {
    wasPressed.current = true
    onChoose(next)
  }
  return (
    <span ref={place} className="csv-choice">
      {choice === undefined ? (
        <Offer finding={finding} onChoose={choose} />
      ) : (
        <>
          <Chip tone={choice.kind === 'set' ? 'success' : 'neutral'} icon={check}>
            {DONE[choice.kind]}
          </Chip>
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={`Undo, row ${finding.row}, ${finding.column}`}
            onClick={() => choose(null)}
          >
            Undo
          </button>
        </>
      )}
    </span>
  )
}

type OfferProps = { finding: Finding; onChoose: (choice: Choice) => void }

function Offer({ finding, onChoose }: OfferProps) {
  const { row, column } = finding
  switch (finding.kind) {
    case 'repairable':
      return (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-label={`Repair row ${row}, ${column}`}
          onClick={() => onChoose({ kind: 'set', text: finding.repair })}
        >
          <Icon of={wrench} />
          Repair
        </button>
      )
    case 'asks':
      return <AskedValue finding={finding} onSet={(text) => onChoose({ kind: 'set', text })} />
    case 'twice':
      return (
        <>
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={`Keep both, row ${row}`}
            onClick={() => onChoose({ kind: 'kept' })}
          >
            Keep both
          </button>
          <button
            type="button"
            className="btn btn-secondary btn-sm"
            onClick={() => onChoose({ kind: 'removed' })}
          >
            Remove row {row}
          </button>
        </>
      )
    default:
      return finding satisfies never
  }
}
