import type { Sender } from '../../compare/comparison.ts'

export type OnDecideCredit = (key: string, decision: Sender['decision']) => void

type CreditDecisionProps = { sender: Sender; onDecide: OnDecideCredit }

/** Says of all credits of a sender whether they are a salary, or lets the rules decide again. */
export function CreditDecision({ sender, onDecide }: CreditDecisionProps) {
  const { key, name, credits, isSalary, decision } = sender
  const next = decision !== null ? null : isSalary ? 'notSalary' : 'salary'
  const text = next === null ? 'Undo' : isSalary ? 'This is no salary' : 'This is salary'
  return (
    <span className="applicant-decision">
      <button
        key={text} // the focus does not move to the button that replaces it
        type="button"
        className="btn btn-secondary btn-sm"
        aria-label={`${text}: ${name || (credits[0]?.narration ?? '')}`}
        onClick={() => onDecide(key, next)}
      >
        {text}
      </button>
    </span>
  )
}
