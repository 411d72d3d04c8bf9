import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'

export type ObligationDecision = 'confirmed' | 'removed' | null

type DecisionProps = {
  counterparty: string
  decision: ObligationDecision
  onDecide: (decision: ObligationDecision) => void
}

/** Confirms or removes a recurring debit, or makes it a suggestion again. */
export function Decision({ counterparty, decision, onDecide }: DecisionProps) {
  const button = (text: string, next: ObligationDecision) => (
    <button
      key={text} // the focus does not move to the button that replaces it
      type="button"
      className="btn btn-secondary btn-sm"
      aria-label={`${text} ${counterparty}`}
      onClick={() => onDecide(next)}
    >
      {next === 'confirmed' && <Icon of={check} />}
      {text}
    </button>
  )
  return (
    <span className="applicant-decision">
      {decision === null ? (
        <>
          {button('Confirm', 'confirmed')}
          {button('Remove', 'removed')}
        </>
      ) : (
        button('Undo', null)
      )}
    </span>
  )
}
