import { useId, useState, type InputHTMLAttributes } from 'react'
import { FieldNote } from '#shared/ui/components/fields/FieldNote.tsx'
import { useDeferUntilClick } from '#shared/ui/hooks/clicks/useDeferUntilClick.ts'

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** null when valid. Shown once the field was filled and left. */
  error: string | null
  readOnly: boolean
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoFocus'>

export function TextField({ label, value, onChange, error, ...input }: TextFieldProps) {
  const id = useId()
  const [isTouched, setTouched] = useState(false)
  const deferUntilClick = useDeferUntilClick()
  const visibleError = isTouched && value !== '' ? error : null
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={visibleError === null ? 'form-control' : 'form-control is-invalid'}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        required
        aria-invalid={visibleError !== null}
        aria-describedby={visibleError === null ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => deferUntilClick(() => setTouched(true))}
      />
      <FieldNote id={`${id}-note`} error={visibleError} />
    </div>
  )
}
