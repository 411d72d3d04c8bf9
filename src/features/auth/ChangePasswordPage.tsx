import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { endSession } from '#shared/platform/session/endSession.ts'
import { logOut } from '#shared/platform/session/logOut.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './ChangePasswordPage.css'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { PasswordField } from '#shared/ui/components/PasswordField.tsx'
import { AuthForm } from './AuthForm.tsx'
import { newPasswordReason, EMPTY_PASSWORD } from './newPassword.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { changePassword } from './passwordEndpoints.ts'

type ChangePasswordOutcome = 'changed' | 'sessionEnded' | 'failed'

/** A failure has opened its dialog. */
function changePasswordAndLogOut(passwords: {
  current: string
  next: string
}): AppThunk<Promise<ChangePasswordOutcome>> {
  return async (dispatch) => {
    const result = await dispatch(callInSession(changePassword, passwords))
    if (!result.ok) return result.outcome === 'notAuthenticated' ? 'sessionEnded' : 'failed'
    // The old password is no longer valid: end the session here even where the logout call fails.
    if (!(await dispatch(logOut()))) await dispatch(endSession())
    // After the session's end, which also clears open dialogs.
    dispatch(showDialog('passwordUpdated'))
    return 'changed'
  }
}

export function ChangePasswordPage() {
  const dispatch = useAppDispatch()
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState(EMPTY_PASSWORD)
  const [busy, setBusy] = useState(false)
  const reason = current === '' ? 'Enter your current password.' : newPasswordReason(chosen)

  async function send() {
    setBusy(true)
    const outcome = await dispatch(changePasswordAndLogOut({ current, next: chosen.password }))
    if (outcome !== 'failed') {
      setCurrent('')
      setChosen(EMPTY_PASSWORD)
    }
    setBusy(outcome !== 'failed')
  }

  return (
    <div className="page">
      <PageHeader
        title="Change password"
        subtitle="You will be logged out and need to sign in again."
      >
        <Link className="btn btn-secondary" to="/bankstatement">
          <Icon of={arrowLeft} />
          Back
        </Link>
      </PageHeader>
      <AuthForm
        className="panel change-password"
        label="Change password"
        busyLabel="Changing…"
        busy={busy}
        disabledReason={reason}
        onSubmit={send}
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
