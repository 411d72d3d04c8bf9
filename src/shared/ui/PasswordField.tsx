import { useId, useState, type Ref } from 'react'
import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import { FieldNote } from './FieldNote.tsx'
import { Icon } from './Icon.tsx'

type PasswordFieldProps = {
  /** Left out: one of its own. */
  id?: string
  label: string
  value: string
  onChange: (value: string) => void
  /** 'new-password' for one that is being chosen, 'off' for the password of a file. */
  autoComplete?: 'current-password' | 'new-password' | 'off'
  /** What is wrong, in words; tied to the field. */
  error?: string | null | undefined
  /** Help below the field. */
  note?: string | undefined
  onBlur?: () => void
  autoFocus?: boolean
  disabled?: boolean | undefined
  /** While its form works on it. */
  readOnly?: boolean
  name?: string
  /** Further texts that describe the field, as the password rules do. */
  describedBy?: string
  inputRef?: Ref<HTMLInputElement>
  /** Of the button that shows it, where the page speaks another language. */
  words?: { show: string; hide: string }
}

const ENGLISH = { show: 'Show', hide: 'Hide' }

/** A password that can be looked at; never spell-checked, corrected or capitalised on its way. */
export function PasswordField({
  id: givenId,
  label,
  value,
  onChange,
  autoComplete = 'current-password',
  error = null,
  note,
  describedBy,
  inputRef,
  words = ENGLISH,
  ...field
}: PasswordFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
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
          {shown ? words.hide : words.show}
        </button>
      </div>
      <FieldNote id={`${id}-note`} error={error} note={note} />
    </div>
  )
}
