import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { endSessionQuietly } from '#shared/platform/session/logOut.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { newPasswordReason, EMPTY_PASSWORD } from './newPassword.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { setPassword } from './passwordEndpoints.ts'

type SetPasswordFormProps = {
  code: string
  onExpired: () => void
}

/** Success clears stored data, and the user signs in again (shell §4). */
export function SetPasswordForm({ code, onExpired }: SetPasswordFormProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(EMPTY_PASSWORD)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const result = await dispatch(callInSession(setPassword, { code, password: chosen.password }))
    setBusy(false)
    if (!result.ok) {
      if (result.outcome === 'resetPasswordExpiry') onExpired()
      return
    }
    setChosen(EMPTY_PASSWORD)
    await dispatch(endSessionQuietly())
    await navigate('/', { replace: true })
    // After the session's end, which also clears open dialogs.
    dispatch(showDialog('passwordChanged'))
  }

  return (
    <AuthLayout title="Set a new password" subtitle="Use it to sign in from now on.">
      <AuthForm
        className="auth-fields tight"
        label="Set password"
        busyLabel="Saving…"
        busy={busy}
        disabledReason={newPasswordReason(chosen)}
        onSubmit={send}
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
