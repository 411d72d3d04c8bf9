import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { changeAndLogOut } from './changeAndLogOut.ts'
import { newPasswordReason, NO_PASSWORD } from './newPassword.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import './ChangePasswordPage.css'

/** Change password, inside the shell (shell §2). Success logs out; any failure but a 401 leaves the form as it is. */
export function ChangePasswordPage() {
  const dispatch = useAppDispatch()
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState(NO_PASSWORD)
  const [busy, setBusy] = useState(false)
  const reason = current === '' ? 'Enter your current password.' : newPasswordReason(chosen)

  async function send() {
    setBusy(true)
    const outcome = await dispatch(changeAndLogOut({ current, next: chosen.password }))
    if (outcome !== 'failed') {
      setCurrent('')
      setChosen(NO_PASSWORD)
    }
    // A session that is over never gets its button back.
    setBusy(outcome !== 'failed')
  }

  return (
    <div className="page">
      <PageHead title="Change password" line="You are logged out afterwards and sign in again.">
        <Link className="btn btn-secondary" to="/bankstatement">
          <Icon of={arrowLeft} />
          Back
        </Link>
      </PageHead>
      <AuthForm
        className="panel change-password"
        label="Change password"
        busyLabel="Changing…"
        busy={busy}
        reason={reason}
        onSend={send}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          readOnly={busy}
        />
        <NewPasswordFields
          labels={{ password: 'New password', confirmation: 'Confirm new password' }}
          value={chosen}
          onChange={setChosen}
          readOnly={busy}
        />
      </AuthForm>
    </div>
  )
}
