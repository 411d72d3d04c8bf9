import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import { useId, useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import './upload.css'

type UnlockFormProps = {
  /** Accessible name of the field: "Password of Statement.pdf". */
  label: string
  button: string
  /** The last password did not open it. */
  wrong: boolean
  busy: boolean
  onUnlock: (password: string) => void
}

/** A file's password, in one line: Enter submits, an empty field does not. It lives here only until it is tried. */
export function UnlockForm({ label, button, wrong, busy, onUnlock }: UnlockFormProps) {
  const id = useId()
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  return (
    <form
      className="upload-unlock"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '' && !busy) onUnlock(password)
      }}
    >
      <div className="field-in">
        <input
          id={id}
          className={wrong ? 'form-control is-invalid' : 'form-control'}
          type={shown ? 'text' : 'password'}
          aria-label={label}
          aria-invalid={wrong}
          placeholder="File password"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <button
          type="button"
          className="btn btn-sm btn-ghost btn-icon in-end"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? eyeSlash : eye} />
        </button>
      </div>
      <button type="submit" className="btn btn-secondary" disabled={password === '' || busy}>
        {button}
      </button>
    </form>
  )
}
