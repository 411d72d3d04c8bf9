import { useId, useState } from 'react'
import { confirmError, isStrongPassword, PASSWORD_MESSAGE } from '#shared/lib/passwordRules.ts'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { PasswordRules } from '#shared/ui/PasswordRules.tsx'

export type NewPassword = { password: string; confirmation: string }

type NewPasswordFieldsProps = {
  labels: { password: string; confirmation: string }
  value: NewPassword
  onChange: (value: NewPassword) => void
}

/** A password that is being chosen and its confirmation; the rules tick off while it is typed. */
export function NewPasswordFields({ labels, value, onChange }: NewPasswordFieldsProps) {
  const rulesId = useId()
  const [left, setLeft] = useState({ password: false, confirmation: false })
  const { password, confirmation } = value
  const weak = left.password && password !== '' && !isStrongPassword(password)
  const differs = left.confirmation && confirmation !== ''
  return (
    <>
      <div>
        <PasswordField
          label={labels.password}
          autoComplete="new-password"
          value={password}
          onChange={(text) => onChange({ ...value, password: text })}
          onBlur={() => setLeft({ ...left, password: true })}
          error={weak ? PASSWORD_MESSAGE : null}
          describedBy={rulesId}
        />
        <PasswordRules id={rulesId} value={password} />
      </div>
      <PasswordField
        label={labels.confirmation}
        autoComplete="new-password"
        value={confirmation}
        onChange={(text) => onChange({ ...value, confirmation: text })}
        onBlur={() => setLeft({ ...left, confirmation: true })}
        error={differs ? confirmError(password, confirmation) : null}
      />
    </>
  )
}
