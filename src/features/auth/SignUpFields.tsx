import { fieldError } from '#shared/lib/fieldRules.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { SignUpEntry } from './signUpForm.ts'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { TextField } from './TextField.tsx'

type SignUpFieldsProps = {
  entry: SignUpEntry
  onChange: (change: Partial<SignUpEntry>) => void
  /** While the form works on what stands here. */
  readOnly: boolean
}

/** The fields of sign-up, each with its quoted message (shell §5). */
export function SignUpFields({ entry, onChange, readOnly }: SignUpFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        autoComplete="name"
        value={entry.name}
        onChange={(name) => onChange({ name })}
        error={fieldError.name(entry.name)}
        readOnly={readOnly}
      />
      <TextField
        label="Work email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={entry.email}
        onChange={(email) => onChange({ email })}
        error={fieldError.signUpEmail(entry.email.trim())}
        readOnly={readOnly}
      />
      <TextField
        label="Contact number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={entry.phone}
        onChange={(phone) => onChange({ phone })}
        error={fieldError.phone(entry.phone.trim())}
        readOnly={readOnly}
      />
      <NewPasswordFields
        labels={{ password: 'Password', confirmation: 'Confirm password' }}
        value={entry.chosen}
        onChange={(chosen) => onChange({ chosen })}
        readOnly={readOnly}
      />
      <TermsCheckbox
        checked={entry.accepted}
        onChange={(accepted) => onChange({ accepted })}
        disabled={readOnly}
      />
    </>
  )
}
