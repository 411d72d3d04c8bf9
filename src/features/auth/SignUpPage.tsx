import infoIcon from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { run } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { signUp } from './endpoints.ts'
import { NO_PASSWORD } from './newPassword.ts'
import { SignUpFields } from './SignUpFields.tsx'
import { emptyEntry, signUpReason, toSignUpForm, type SignUpEntry } from './signUpForm.ts'
import { useHandedEmail } from './useHandedEmail.ts'

const NOT_REGISTERED =
  'Provided email address is not registered with us. Please signup to continue our services.'

/** Sign-up (shell §2); `?newuser` says that sign-in sent its unknown address here. */
export function SignUpPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const handed = useHandedEmail()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [entry, setEntry] = useState(() => emptyEntry(handed))
  const change = (part: Partial<SignUpEntry>) => setEntry((whole) => ({ ...whole, ...part }))

  async function send() {
    setBusy(true)
    const result = await dispatch(run(signUp, toSignUpForm(entry)))
    setBusy(false)
    if (!result.ok) return
    change({ chosen: NO_PASSWORD })
    dispatch(raise(result.value === 'created' ? 'signupEmailSent' : 'emailAlreadyExists'))
    if (result.value === 'created') await navigate('/')
  }

  return (
    <AuthLayout title="Create an account" line="We send a link to your work email to confirm it.">
      {search.has('newuser') && (
        <p className="auth-note">
          <Icon of={infoIcon} />
          {NOT_REGISTERED}
        </p>
      )}
      <AuthForm
        className="auth-fields tight"
        label="Sign up"
        busyLabel="Signing up…"
        busy={busy}
        reason={signUpReason(entry)}
        onSend={send}
      >
        <SignUpFields entry={entry} onChange={change} readOnly={busy} />
      </AuthForm>
      <p className="auth-more">
        Have an account? <Link to="/">Sign in</Link>
      </p>
    </AuthLayout>
  )
}
