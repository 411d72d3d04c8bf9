import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast } from '#shared/errors/toast.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { landingPath } from '#shared/session/permissions.ts'
import { EmailStep } from './EmailStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { returnPath } from './returnPath.ts'

/** Sign-in in two steps (shell §2). Afterwards the page that was asked for opens, else the landing page. */
export function SignInPage() {
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  /** The address that was checked; null while step 1 asks for one. */
  const [checked, setChecked] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [accepted, setAccepted] = useState(false)

  async function enter(user: CurrentUser) {
    showToast('success', 'Login successful')
    await navigate(returnPath(state) ?? landingPath(user), { replace: true })
  }

  return checked === null ? (
    <EmailStep
      email={email}
      onEmail={setEmail}
      accepted={accepted}
      onAccepted={setAccepted}
      onKnown={setChecked}
    />
  ) : (
    <PasswordStep email={checked} onChange={() => setChecked(null)} onSignedIn={enter} />
  )
}
