import { useId, useState } from 'react'
import { confirmError, isStrongPassword, PASSWORD_MESSAGE } from '#shared/lib/passwordRules.ts'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { PasswordRules } from '#shared/ui/PasswordRules.tsx'
import { useAfterPress } from '#shared/ui/useAfterPress.ts'

export type NewPassword = { password: string; confirmation: string }

type NewPasswordFieldsProps = {
  labels: { password: string; confirmation: string }
  value: NewPassword
  onChange: (value: NewPassword) => void
  /** While the form works on what stands here. */
  readOnly: boolean
}

/** A password that is being chosen and its confirmation; the rules tick off while it is typed. */
export function NewPasswordFields({ labels, value, onChange, readOnly }: NewPasswordFieldsProps) {
  const rulesId = useId()
  const [left, setLeft] = useState({ password: false, confirmation: false })
  const afterPress = useAfterPress()
  const leave = (name: keyof NewPassword) =>
    afterPress(() => setLeft((others) => ({ ...others, [name]: true })))
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
          onBlur={() => leave('password')}
          readOnly={readOnly}
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
        onBlur={() => leave('confirmation')}
        readOnly={readOnly}
        error={differs ? confirmError(password, confirmation) : null}
      />
    </>
  )
}
