import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { run } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { endQuietly } from '#shared/session/logOut.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { setPassword } from './passwordEndpoints.ts'
import { newPasswordReason, NO_PASSWORD } from './newPassword.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

type SetPasswordFormProps = {
  code: string
  /** The link ran out between opening the page and sending the form. */
  onExpired: () => void
}

/** The new password of a valid reset link. Afterwards this browser keeps nothing and one signs in again (shell §4). */
export function SetPasswordForm({ code, onExpired }: SetPasswordFormProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(NO_PASSWORD)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const result = await dispatch(run(setPassword, { code, password: chosen.password }))
    setBusy(false)
    if (!result.ok) {
      if (result.outcome === 'resetPasswordExpiry') onExpired()
      return
    }
    setChosen(NO_PASSWORD)
    await dispatch(endQuietly())
    await navigate('/', { replace: true })
    // After the wipe, which clears the overlay too.
    dispatch(raise('passwordChanged'))
  }

  return (
    <AuthLayout title="Set a new password" line="You sign in with it from now on.">
      <AuthForm
        className="auth-fields tight"
        label="Set password"
        busyLabel="Saving…"
        busy={busy}
        reason={newPasswordReason(chosen)}
        onSend={send}
      >
        <NewPasswordFields
          labels={{ password: 'New password', confirmation: 'Confirm new password' }}
          value={chosen}
          onChange={setChosen}
          readOnly={busy}
        />
      </AuthForm>
    </AuthLayout>
  )
}
