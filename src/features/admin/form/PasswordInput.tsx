import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { PasswordRules } from '#shared/ui/PasswordRules.tsx'
import type { AssignedService } from '../assignedService.ts'

type PasswordInputProps = {
  id: string
  label: string
  value: string | readonly AssignedService[] | undefined
  error: string | null
  isReadOnly: boolean
  change: (value: string) => void
  onBlur: () => void
}

/** The first password of a new user, with the rules ticking off. */
export function PasswordInput({
  id,
  label,
  value,
  error,
  isReadOnly,
  change,
  onBlur,
}: PasswordInputProps) {
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="form-field">
      <PasswordField
        id={id}
        label={label}
        value={text}
        autoComplete="new-password"
        error={error}
        disabled={isReadOnly}
        describedBy={`${id}-rules`}
        onChange={change}
        onBlur={onBlur}
      />
      <PasswordRules id={`${id}-rules`} value={text} />
    </div>
  )
}
