import { useNavigate } from 'react-router-dom'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { endSessionQuietly } from '#shared/platform/session/end/logOut.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { PasswordForm } from './NewPasswordFields.tsx'
import { setPassword } from './passwordEndpoints.ts'

type SetPasswordFormProps = {
  code: string
  onExpired: () => void
}

/** Success clears stored data, and the user signs in again (shell §4). */
export function SetPasswordForm({ code, onExpired }: SetPasswordFormProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()

  async function send(password: string): Promise<boolean> {
    const result = await dispatch(callInSession(setPassword, { code, password }))
    if (!result.ok) {
      if (result.outcome === 'resetPasswordExpiry') onExpired()
      return false
    }
    await dispatch(endSessionQuietly())
    await navigate('/', { replace: true })
    // After the session's end, which also clears open dialogs.
    dispatch(showDialog('passwordChanged'))
    return true
  }

  return (
    <AuthLayout title="Set a new password" subtitle="Use it to sign in from now on.">
      <PasswordForm
        className="auth-fields tight"
        label="Set password"
        busyLabel="Saving…"
        onSubmit={async ({ next }) => send(next)}
      />
    </AuthLayout>
  )
}
