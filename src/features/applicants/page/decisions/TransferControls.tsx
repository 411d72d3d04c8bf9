import type { OwnTransfer } from '../../compare/comparison.ts'
import { formatPaise } from '../../model/labels.ts'

export type TransferDecision = { id: string; decision: 'accepted' | 'undone' | null }

type TransferControlsProps = {
  transfer: OwnTransfer
  onDecide: (decision: TransferDecision) => void
}

/** Undoes a transfer between own accounts, or accepts one that narrations do not name. */
export function TransferControls({ transfer, onDecide }: TransferControlsProps) {
  const { id, state, from } = transfer
  const button = (text: string, decision: TransferDecision['decision']) => (
    <button
      key={text}
      type="button"
      className="btn btn-secondary btn-sm"
      aria-label={`${text} transfer of ${formatPaise(from.value)}, ${from.narration}`}
      onClick={() => onDecide({ id, decision })}
    >
      {text}
    </button>
  )
  return (
    <span className="applicant-decision">
      {state === 'found' && button('Undo', 'undone')}
      {state === 'suggested' && (
        <>
          {button('Accept', 'accepted')}
          {button('Reject', 'undone')}
        </>
      )}
      {(state === 'accepted' || state === 'undone') && button('Reset', null)}
    </span>
  )
}
