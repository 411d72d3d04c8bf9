import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import { Link } from 'react-router-dom'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { logOut } from '#shared/platform/session/end/logOut.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './ChangePasswordPage.css'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { PasswordForm } from './NewPasswordFields.tsx'
import { changePassword } from './passwordEndpoints.ts'

/** False after a failure, which has opened its dialog; true also where the session has ended. */
function changePasswordAndLogOut(passwords: {
  current: string
  next: string
}): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const result = await dispatch(callInSession(changePassword, passwords))
    if (!result.ok) return result.outcome === 'notAuthenticated'
    // The old password is no longer valid: end the session here even where the logout call fails.
    if (!(await dispatch(logOut()))) await dispatch(endSession())
    // After the session's end, which also clears open dialogs.
    dispatch(showDialog('passwordUpdated'))
    return true
  }
}

export function ChangePasswordPage() {
  const dispatch = useAppDispatch()
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
      <PasswordForm
        className="panel change-password"
        label="Change password"
        busyLabel="Changing…"
        asksForCurrent
        onSubmit={async (passwords) => dispatch(changePasswordAndLogOut(passwords))}
      />
    </div>
  )
}
