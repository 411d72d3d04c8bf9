import infoIcon from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { fieldError } from '#shared/platform/lib/fieldRules.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { AuthForm } from '../AuthForm.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { signUp } from '../endpoints.ts'
import { EMPTY_PASSWORD } from '../password/newPassword.ts'
import { NewPasswordFields } from '../password/NewPasswordFields.tsx'
import { TermsCheckbox } from '../signIn/TermsCheckbox.tsx'
import { TextField } from '../TextField.tsx'
import { useEmailFromState } from '../useEmailFromState.ts'
import { emptySignUpValues, signUpReason, toSignUpForm, type SignUpValues } from './signUpForm.ts'

type SignUpFieldsProps = {
  values: SignUpValues
  onChange: (change: Partial<SignUpValues>) => void
  readOnly: boolean
}

function SignUpFields({ values, onChange, readOnly }: SignUpFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        autoComplete="name"
        value={values.name}
        onChange={(name) => onChange({ name })}
        error={fieldError.name(values.name)}
        readOnly={readOnly}
      />
      <TextField
        label="Work email"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={values.email}
        onChange={(email) => onChange({ email })}
        error={fieldError.signUpEmail(values.email.trim())}
        readOnly={readOnly}
      />
      <TextField
        label="Contact number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={values.phone}
        onChange={(phone) => onChange({ phone })}
        error={fieldError.phone(values.phone.trim())}
        readOnly={readOnly}
      />
      <NewPasswordFields
        labels={{ password: 'Password', confirmation: 'Confirm password' }}
        value={values.newPassword}
        onChange={(newPassword) => onChange({ newPassword })}
        readOnly={readOnly}
      />
      <TermsCheckbox
        checked={values.hasAcceptedTerms}
        onChange={(hasAcceptedTerms) => onChange({ hasAcceptedTerms })}
        disabled={readOnly}
      />
    </>
  )
}

const NOT_REGISTERED =
  'Provided email address is not registered with us. Please signup to continue our services.'

/** `?newuser`: sign-in sent an unknown email here (shell §2). */
export function SignUpPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const emailFromState = useEmailFromState()
  const [search] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [entry, setEntry] = useState(() => emptySignUpValues(emailFromState))
  const change = (part: Partial<SignUpValues>) => setEntry((before) => ({ ...before, ...part }))

  async function send() {
    setBusy(true)
    const result = await dispatch(callInSession(signUp, toSignUpForm(entry)))
    setBusy(false)
    if (!result.ok) return
    change({ newPassword: EMPTY_PASSWORD })
    dispatch(showDialog(result.value === 'created' ? 'signupEmailSent' : 'emailAlreadyExists'))
    if (result.value === 'created') await navigate('/')
  }

  return (
    <AuthLayout
      title="Create an account"
      subtitle="We will send a link to your work email to confirm it."
    >
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
        disabledReason={signUpReason(entry)}
        onSubmit={send}
      >
        <SignUpFields values={entry} onChange={change} readOnly={busy} />
      </AuthForm>
      <p className="auth-more">
        Already have an account? <Link to="/">Sign in</Link>
      </p>
    </AuthLayout>
  )
}
