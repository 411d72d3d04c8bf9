import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { EmailStep } from './EmailStep.tsx'

const PASSWORD_ENTRY = { step: 'password' }

/** Of the history entry of the password step, which follows that of the email step. The email is in neither. */
const isPasswordEntry = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'step' in state &&
  state.step === PASSWORD_ENTRY.step

/** Keeps what the state of the email step says about the page that was requested. */
const passwordEntry = (state: unknown): object => ({
  ...(typeof state === 'object' ? state : null),
  ...PASSWORD_ENTRY,
})

const PasswordStep = lazyWithRetry(async () => (await import('./PasswordStep.tsx')).PasswordStep, {
  label: 'The next step',
})
const prefetchPasswordStep = async () => PasswordStep.preload().catch(() => undefined) // the real load reports a failure

/** Each step is a history entry, so that Back leads to the email. After a reload the email is asked for again. */
export function SignInPage() {
  const navigate = useNavigate()
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } =
    useLocation()
  const isAtPassword = isPasswordEntry(state)
  const [isLeaving, setLeaving] = useState(false)
  const [confirmedEmail, setChecked] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [accepted, setAccepted] = useState(false)

  useEffect(() => void prefetchPasswordStep(), [])
  const showPasswordStep = async (address: string) => {
    await prefetchPasswordStep()
    setChecked(address)
    if (!isAtPassword) await navigate({ pathname, search }, { state: passwordEntry(state) })
  }

  const changeEmail = () => {
    setChecked(null)
    void navigate(-1)
  }

  return confirmedEmail === null || !(isAtPassword || isLeaving) ? (
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
      onChange={changeEmail}
      onLeave={() => setLeaving(true)}
      onSignedIn={() => showToast('success', 'Login successful')}
    />
  )
}
