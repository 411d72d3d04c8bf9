import { QC_ACTIONS, type QcAction } from '../../../case.ts'
import { ACTION_ID, COMMENTS_ID } from '../elementIds.ts'

type VerdictFormProps = {
  comments: string
  onComments: (comments: string) => void
  action: QcAction | null
  onAction: (action: QcAction | null) => void
  isReadOnly: boolean
}

export function VerdictForm(props: VerdictFormProps) {
  const { comments, onComments, action, onAction, isReadOnly } = props
  return (
    <section className="review-verdict" aria-label="Verdict">
      <label className="form-label" htmlFor={COMMENTS_ID}>
        Final Comments
      </label>
      <textarea
        id={COMMENTS_ID}
        className="form-control"
        rows={2}
        value={comments}
        readOnly={isReadOnly}
        aria-keyshortcuts="C"
        onChange={({ target }) => onComments(target.value)}
      />
      <select
        id={ACTION_ID}
        className="form-select"
        aria-label="Action"
        value={action ?? ''}
        disabled={isReadOnly}
        aria-keyshortcuts="P F I"
        onChange={({ target }) =>
          onAction(QC_ACTIONS.find((candidate) => candidate === target.value) ?? null)
        }
      >
        <option value="">Select Action</option>
        {QC_ACTIONS.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </section>
  )
}
