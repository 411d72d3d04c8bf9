import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import wrench from 'bootstrap-icons/icons/wrench-adjustable.svg?raw'
import { useLayoutEffect, useRef } from 'react'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ManualValueInput } from './ManualValueInput.tsx'
import type { Choice, CsvIssue } from './preflight/csvIssue.ts'

type CsvIssueChoiceProps = {
  issue: CsvIssue
  choice: Choice | undefined
  onChoose: (choice: Choice | null) => void
}

const DONE: Record<Choice['kind'], string> = {
  set: 'Repaired',
  removed: 'Row removed',
  ignored: 'Kept',
}

/** The options for an issue, with undo. Keeps the focus, because the pressed button disappears. */
export function CsvIssueChoice({ issue, choice, onChoose }: CsvIssueChoiceProps) {
  const containerRef = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  useLayoutEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    containerRef.current?.querySelector<HTMLElement>('input, button:last-child')?.focus()
  })
  const choose = (next: Choice | null) => {
    wasPressed.current = true
    onChoose(next)
  }
  return (
    <span ref={containerRef} className="csv-choice">
      {choice === undefined ? (
        <ChoiceButtons issue={issue} onChoose={choose} />
      ) : (
        <>
          <Chip tone={choice.kind === 'set' ? 'success' : 'neutral'} icon={check}>
            {DONE[choice.kind]}
          </Chip>
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={`Undo, row ${issue.row}, ${issue.column}`}
            onClick={() => choose(null)}
          >
            Undo
          </button>
        </>
      )}
    </span>
  )
}

type ChoiceButtonsProps = { issue: CsvIssue; onChoose: (choice: Choice) => void }

function ChoiceButtons({ issue, onChoose }: ChoiceButtonsProps) {
  const { row, column } = issue
  switch (issue.kind) {
    case 'repairable':
      return (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-label={`Repair row ${row}, ${column}`}
          onClick={() => onChoose({ kind: 'set', text: issue.repair })}
        >
          <Icon of={wrench} />
          Repair
        </button>
      )
    case 'needsInput':
      return <ManualValueInput issue={issue} onSet={(text) => onChoose({ kind: 'set', text })} />
    case 'duplicate':
      return (
        <>
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={`Keep both, row ${row}`}
            onClick={() => onChoose({ kind: 'ignored' })}
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
      return issue satisfies never
  }
}
