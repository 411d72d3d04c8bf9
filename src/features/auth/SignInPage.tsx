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
  const [step, setStep] = useState<'email' | 'password'>('email')
  const [email, setEmail] = useState('')
  const [accepted, setAccepted] = useState(false)

  async function enter(user: CurrentUser) {
    showToast('success', 'Login successful')
    await navigate(returnPath(state) ?? landingPath(user), { replace: true })
  }

  return step === 'email' ? (
    <EmailStep
      email={email}
      onEmail={setEmail}
      accepted={accepted}
      onAccepted={setAccepted}
      onKnown={() => setStep('password')}
    />
  ) : (
    <PasswordStep email={email.trim()} onChange={() => setStep('email')} onSignedIn={enter} />
  )
}
