import { useId } from 'react'

type FormFootProps = {
  phase: 'reading' | 'editing' | 'saving'
  isFirst: boolean
  isLast: boolean
  /** What comes next, or what Save will change. */
  line: string | undefined
  /** Why Next, Save or Edit is disabled, null when it is not. */
  reason: string | null
  onBack: () => void
  onNext: () => void
  onEdit: () => void
  onCancel: () => void
}

/** The ways on from a section; the last one reads Save (shell §4). */
export function FormFoot(props: FormFootProps) {
  const { phase, isFirst, isLast, line, reason, onBack, onNext, onEdit, onCancel } = props
  const lineId = useId()
  const isSaving = phase === 'saving'
  const why = reason === null ? undefined : lineId
  const back = isFirst ? null : (
    <button type="button" className="btn btn-secondary" disabled={isSaving} onClick={onBack}>
      Back
    </button>
  )
  return (
    <footer className="form-foot">
      <p className="form-foot-line small muted" id={lineId}>
        {reason ?? line}
      </p>
      {phase === 'reading' ? (
        <>
          {back}
          {!isLast && (
            <button type="button" className="btn btn-secondary" onClick={onNext}>
              Next
            </button>
          )}
          {/* Keyed: a click on Edit must not end on the submit button that takes its place. */}
          <button
            key="edit"
            type="button"
            className="btn btn-primary"
            disabled={reason !== null}
            aria-describedby={why}
            onClick={onEdit}
          >
            Edit
          </button>
        </>
      ) : (
        <>
          <button type="button" className="btn btn-ghost" disabled={isSaving} onClick={onCancel}>
            Cancel
          </button>
          {back}
          <button
            key="submit"
            type="submit"
            className="btn btn-primary"
            disabled={isSaving || reason !== null}
            aria-describedby={why}
            // The second half of a double click on Next would save what nobody has looked over yet.
            onClick={(event) => {
              if (event.detail > 1) event.preventDefault()
            }}
          >
            {isSaving ? 'Saving…' : isLast ? 'Save' : 'Next'}
          </button>
        </>
      )}
    </footer>
  )
}
