import { Suspense, useId } from 'react'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'

const TermsModal = lazyWithRetry(async () => (await import('./TermsModal.tsx')).TermsModal, {
  label: 'The terms',
  LoadError: LoadErrorDialog,
})

type TermsCheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  disabled: boolean
}

export function TermsCheckbox({ checked, onChange, disabled }: TermsCheckboxProps) {
  const id = useId()
  const [open, setOpen] = useOpenUntilNavigation()
  return (
    <div className="form-check">
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
