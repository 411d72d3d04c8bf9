import { Suspense, useId } from 'react'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'

const TermsModal = lazyPart(async () => (await import('./TermsModal.tsx')).TermsModal, {
  what: 'The terms',
  Lost: LostDialog,
})

type TermsCheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** While the form works on it. */
  disabled: boolean
}

/** The consent line; the text of the terms opens in a dialog that is fetched when it is first asked for. */
export function TermsCheckbox({ checked, onChange, disabled }: TermsCheckboxProps) {
  const id = useId()
  const [open, setOpen] = useOpenOnPage()
  return (
    <div className="form-check auth-terms">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label ${id}-terms`}
      />
      <label htmlFor={id} id={`${id}-label`}>
        I have read the
      </label>{' '}
      <button type="button" className="auth-link" id={`${id}-terms`} onClick={() => setOpen(true)}>
        Terms and Conditions
      </button>
      {open && (
        <Suspense fallback={null}>
          <TermsModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
