import { useState } from 'react'
import { PasswordField } from '#shared/ui/components/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EMPTY_PASSWORD, newPasswordReason } from './newPassword.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

type PasswordFormProps = {
  className: string
  label: string
  busyLabel: string
  asksForCurrent?: boolean
  /** False keeps the form as it is; else it is emptied and stays busy until the page leaves. */
  onSubmit: (passwords: { current: string; next: string }) => Promise<boolean>
}

/** Sets or changes the user's password. */
export function PasswordForm({ asksForCurrent = false, onSubmit, ...form }: PasswordFormProps) {
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState(EMPTY_PASSWORD)
  const [busy, setBusy] = useState(false)
  const isCurrentMissing = asksForCurrent && current === ''

  async function send() {
    setBusy(true)
    const isChanged = await onSubmit({ current, next: chosen.password })
    setBusy(isChanged)
    if (!isChanged) return
    setCurrent('')
    setChosen(EMPTY_PASSWORD)
  }

  return (
    <AuthForm
      {...form}
      busy={busy}
      disabledReason={isCurrentMissing ? 'Enter your current password.' : newPasswordReason(chosen)}
      onSubmit={send}
    >
      {asksForCurrent && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          readOnly={busy}
        />
      )}
      <NewPasswordFields
        labels={{ password: 'New password', confirmation: 'Confirm new password' }}
        value={chosen}
        onChange={setChosen}
        readOnly={busy}
      />
    </AuthForm>
  )
}
