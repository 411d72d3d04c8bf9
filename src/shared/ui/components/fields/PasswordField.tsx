import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import { useId, useState, type Ref } from 'react'
import { Icon } from '../Icon.tsx'
import { FieldNote } from './FieldNote.tsx'

type PasswordFieldProps = {
  /** Default: a generated id. */
  id?: string
  label: string
  value: string
  onChange: (value: string) => void
  /** 'off' for a file's password. */
  autoComplete?: 'current-password' | 'new-password' | 'off'
  error?: string | null | undefined
  note?: string | undefined
  onBlur?: () => void
  autoFocus?: boolean
  disabled?: boolean | undefined
  readOnly?: boolean
  name?: string
  /** Ids of further descriptions, such as the password rules. */
  describedBy?: string
  inputRef?: Ref<HTMLInputElement>
  /** For pages in another language. */
  labels?: { show: string; hide: string }
}

const DEFAULT_LABELS = { show: 'Show', hide: 'Hide' }

/** A password field with a show button; without spell check, correction or capitalization. */
export function PasswordField({
  id: idProp,
  label,
  value,
  onChange,
  autoComplete = 'current-password',
  error = null,
  note,
  describedBy,
  inputRef,
  labels = DEFAULT_LABELS,
  ...field
}: PasswordFieldProps) {
  const generatedId = useId()
  const id = idProp ?? generatedId
  const [shown, setShown] = useState(false)
  const noteId = error !== null || note !== undefined ? `${id}-note` : undefined
  const descriptions = [noteId, describedBy].filter((part) => part !== undefined).join(' ')
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-in">
        <input
          id={id}
          {...field}
          ref={inputRef}
          className={error === null ? 'form-control' : 'form-control is-invalid'}
          type={shown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={descriptions === '' ? undefined : descriptions}
        />
        <button
          type="button"
          className="btn btn-sm btn-ghost in-end"
          aria-controls={id}
          aria-pressed={shown}
          disabled={field.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? eyeSlash : eye} />
          {shown ? labels.hide : labels.show}
        </button>
      </div>
      <FieldNote id={`${id}-note`} error={error} note={note} />
    </div>
  )
}
