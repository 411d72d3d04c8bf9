import { useId, useState, type InputHTMLAttributes } from 'react'
import { FieldNote } from '#shared/ui/FieldNote.tsx'
import { useAfterPress } from '#shared/ui/useAfterPress.ts'

type TextFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with the value, null when it is good. It shows once the field was filled and left. */
  error: string | null
  /** While the form works on what stands here. */
  readOnly: boolean
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'autoFocus'>

/** One labelled line of an account form; its error is tied to it and waits until the field is left. */
export function TextField({ label, value, onChange, error, ...input }: TextFieldProps) {
  const id = useId()
  const [left, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const shown = left && value !== '' ? error : null
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={shown === null ? 'form-control' : 'form-control is-invalid'}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        required
        aria-invalid={shown !== null}
        aria-describedby={shown === null ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => afterPress(() => setLeft(true))}
      />
      <FieldNote id={`${id}-note`} error={shown} />
    </div>
  )
}
