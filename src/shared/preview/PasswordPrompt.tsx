import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { type SyntheticEvent, useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'

type PasswordPromptProps = {
  isWrong: boolean
  isTrying: boolean
  /** The reader asked for it. A prompt that comes by itself leaves the focus where it is. */
  takesFocus: boolean
  onUnlock: (password: string) => void
  onCancel: () => void
}

/** Asks for the password of a locked file; a wrong one is told apart from a missing one. */
export function PasswordPrompt({
  isWrong,
  isTrying,
  takesFocus,
  onUnlock,
  onCancel,
}: PasswordPromptProps) {
  const [password, setPassword] = useState('')
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password !== '' && !isTrying) onUnlock(password)
  }
  return (
    <div className="preview-well">
      <form className="preview-prompt panel" onSubmit={onSubmit}>
        <h3 className="row-flex">
          <Icon of={lock} /> This file is locked
        </h3>
        <p className="small muted">
          Enter its password to see it. The password stays in this page.
        </p>
        <PasswordField
          label="File password"
          value={password}
          onChange={setPassword}
          autoComplete="off"
          autoFocus={takesFocus}
          error={
            isWrong && !isTrying
              ? 'That password does not open this file. Check it and try again.'
              : null
          }
        />
        <div className="row-flex preview-answers">
          <button type="button" className="btn btn-ghost" onClick={onCancel}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-secondary"
            disabled={password === ''}
            // One that is disabled meanwhile would lose the focus.
            aria-disabled={isTrying}
          >
            {isTrying ? 'Opening…' : 'Open file'}
          </button>
        </div>
      </form>
    </div>
  )
}
