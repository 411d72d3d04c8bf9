import alert from 'bootstrap-icons/icons/exclamation-circle-fill.svg?raw'
import { useId, type RefObject } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './ConsentBox.css'

type ConsentBoxProps = {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** Set once the step's button was pressed without the tick. */
  error: string | null
  inputRef: RefObject<HTMLInputElement | null>
}

/** The box that a step requires. Its button is a `FooterButton` with `onBlockedPress` (decisions D66). */
export function ConsentBox({ label, isChecked, onChange, error, inputRef }: ConsentBoxProps) {
  const errorId = useId()
  return (
    <div className="candidate-consent">
      <label>
        <input
          ref={inputRef}
          type="checkbox"
          className={error === null ? 'form-check-input' : 'form-check-input is-invalid'}
          checked={isChecked}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {error !== null && (
        <p id={errorId} role="alert" className="candidate-missing">
          <Icon of={alert} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
