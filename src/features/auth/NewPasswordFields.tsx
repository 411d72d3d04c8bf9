import { useId, useState } from 'react'
import {
  confirmError,
  isStrongPassword,
  PASSWORD_MESSAGE,
} from '#shared/platform/lib/passwordRules.ts'
import { PasswordField } from '#shared/ui/components/PasswordField.tsx'
import { PasswordRules } from '#shared/ui/components/PasswordRules.tsx'
import { useDeferUntilClick } from '#shared/ui/hooks/useDeferUntilClick.ts'

export type NewPassword = { password: string; confirmation: string }

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
