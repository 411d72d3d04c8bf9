import { useId } from 'react'

type FormFooterProps = {
  phase: 'reading' | 'editing' | 'saving'
  isFirst: boolean
  isLast: boolean
  hint: string | undefined
  disabledReason: string | null
  onBack: () => void
  onNext: () => void
  onEdit: () => void
  onCancel: () => void
}

/** The last section has Save (shell §4). */
export function FormFooter(props: FormFooterProps) {
  const { phase, isFirst, isLast, hint, disabledReason, onBack, onNext, onEdit, onCancel } = props
  const lineId = useId()
  const isSaving = phase === 'saving'
  const describedBy = disabledReason === null ? undefined : lineId
  const back = isFirst ? null : (
    <button type="button" className="btn btn-secondary" disabled={isSaving} onClick={onBack}>
      Back
    </button>
  )
  return (
    <footer className="form-footer">
      <p className="form-footer-text small muted" id={lineId}>
        {disabledReason ?? hint}
      </p>
      {phase === 'reading' ? (
        <>
          {back}
          {!isLast && (
            <button type="button" className="btn btn-secondary" onClick={onNext}>
              Next
            </button>
          )}
          {/* Keyed, so that a click on Edit does not land on the submit button that replaces it. */}
          <button
            key="edit"
            type="button"
            className="btn btn-primary"
            disabled={disabledReason !== null}
            aria-describedby={describedBy}
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
            disabled={isSaving || disabledReason !== null}
            aria-describedby={describedBy}
            // The second click of a double click on Next must not save.
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
