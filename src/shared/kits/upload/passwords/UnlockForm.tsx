import eyeSlash from 'bootstrap-icons/icons/eye-slash.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import { useId, useState } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import '../upload.css'

type UnlockFormProps = {
  label: string
  button: string
  isWrong: boolean
  isBusy: boolean
  onUnlock: (password: string) => void
}

/** The password stays in this component until it is tried. */
export function UnlockForm({ label, button, isWrong, isBusy, onUnlock }: UnlockFormProps) {
  const id = useId()
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  return (
    <form
      className="upload-unlock"
      onSubmit={(event) => {
        event.preventDefault()
        if (password !== '' && !isBusy) onUnlock(password)
      }}
    >
      <div className="field-in">
        <input
          id={id}
          className={isWrong ? 'form-control is-invalid' : 'form-control'}
          type={shown ? 'text' : 'password'}
          aria-label={label}
          aria-invalid={isWrong}
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
      <button type="submit" className="btn btn-secondary" disabled={password === '' || isBusy}>
        {button}
      </button>
    </form>
  )
}
