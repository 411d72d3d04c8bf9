import { useState } from 'react'
import { showToast } from '#shared/errors/toast.ts'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'

/** Sign-in in two steps (shell §2). The guard around it leads on. */
export function SignInPage() {
  /** The address that was checked; null while step 1 asks for one. */
  const [checked, setChecked] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [accepted, setAccepted] = useState(false)

  return checked === null ? (
    <EmailStep
      email={email}
      onEmail={setEmail}
      accepted={accepted}
      onAccepted={setAccepted}
      onKnown={setChecked}
    />
  ) : (
    <PasswordStep
      email={checked}
      onChange={() => setChecked(null)}
      onSignedIn={() => showToast('success', 'Login successful')}
    />
  )
}
