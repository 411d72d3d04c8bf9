import { useEffect, useState } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { EmailStep } from './EmailStep.tsx'

const PasswordStep = lazyWithRetry(async () => (await import('./PasswordStep.tsx')).PasswordStep, {
  label: 'The next step',
})
const prefetchPasswordStep = async () => PasswordStep.preload().catch(() => undefined) // the real load reports a failure

export function SignInPage() {
  const [confirmedEmail, setChecked] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [accepted, setAccepted] = useState(false)

  useEffect(() => void prefetchPasswordStep(), [])
  const showPasswordStep = async (address: string) => {
    await prefetchPasswordStep()
    setChecked(address)
  }

  return confirmedEmail === null ? (
    <EmailStep
      email={email}
      onEmail={setEmail}
      accepted={accepted}
      onAccepted={setAccepted}
      onAccountFound={showPasswordStep}
    />
  ) : (
    <PasswordStep
      email={confirmedEmail}
      onChange={() => setChecked(null)}
      onSignedIn={() => showToast('success', 'Login successful')}
    />
  )
}
