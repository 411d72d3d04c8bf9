import { useEffect, useState } from 'react'
import { showToast } from '#shared/errors/toast.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { EmailStep } from './EmailStep.tsx'

// Not on the first screen, so not in its code; it is fetched while an address is typed.
const PasswordStep = lazyPart(async () => (await import('./PasswordStep.tsx')).PasswordStep, {
  what: 'The next step',
})
const fetchAhead = async () => PasswordStep.preload().catch(() => undefined) // the real load tells

/** Sign-in in two steps (shell §2). The guard around it leads on. */
export function SignInPage() {
  /** The address that was checked; null while step 1 asks for one. */
  const [checked, setChecked] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [accepted, setAccepted] = useState(false)

  useEffect(() => void fetchAhead(), [])
  // The step that stands stays until the next one can show.
  const go = async (address: string) => {
    await fetchAhead()
    setChecked(address)
  }

  return checked === null ? (
    <EmailStep
      email={email}
      onEmail={setEmail}
      accepted={accepted}
      onAccepted={setAccepted}
      onKnown={go}
    />
  ) : (
    <PasswordStep
      email={checked}
      onChange={() => setChecked(null)}
      onSignedIn={() => showToast('success', 'Login successful')}
    />
  )
}
