import { useId, useState } from 'react'
import {
  confirmError,
  isStrongPassword,
  PASSWORD_MESSAGE,
} from '#shared/platform/lib/passwordRules.ts'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { PasswordRules } from '#shared/ui/components/fields/PasswordRules.tsx'
import { useDeferUntilClick } from '#shared/ui/hooks/clicks/useDeferUntilClick.ts'
import { AuthForm } from '../AuthForm.tsx'
import { EMPTY_PASSWORD, newPasswordReason, type NewPassword } from './newPassword.ts'

type NewPasswordFieldsProps = {
  labels: { password: string; confirmation: string }
  value: NewPassword
  onChange: (value: NewPassword) => void
  readOnly: boolean
}

export function NewPasswordFields({ labels, value, onChange, readOnly }: NewPasswordFieldsProps) {
  const rulesId = useId()
  const [touched, setTouched] = useState({ password: false, confirmation: false })
  const deferUntilClick = useDeferUntilClick()
  const markTouched = (name: keyof NewPassword) =>
    deferUntilClick(() => setTouched((before) => ({ ...before, [name]: true })))
  const { password, confirmation } = value
  const isWeak = touched.password && password !== '' && !isStrongPassword(password)
  const differs = touched.confirmation && confirmation !== ''
  return (
    <>
      <div>
        <PasswordField
          label={labels.password}
          autoComplete="new-password"
          value={password}
          onChange={(text) => onChange({ ...value, password: text })}
          onBlur={() => markTouched('password')}
          readOnly={readOnly}
          error={isWeak ? PASSWORD_MESSAGE : null}
          describedBy={rulesId}
        />
        <PasswordRules id={rulesId} value={password} />
      </div>
      <PasswordField
        label={labels.confirmation}
        autoComplete="new-password"
        value={confirmation}
        onChange={(text) => onChange({ ...value, confirmation: text })}
        onBlur={() => markTouched('confirmation')}
        readOnly={readOnly}
        error={differs ? confirmError(password, confirmation) : null}
      />
    </>
  )
}

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
