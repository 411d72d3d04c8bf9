import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { hasFlag } from '#shared/session/flag.ts'
import { landingPath } from '#shared/session/permissions.ts'
import { restoreSession } from '#shared/session/restoreSession.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'

/** Whether the visit at this address has been judged, and how. */
type Visit = { kind: 'guest' | 'member'; key: string }

/**
 * /, /signup and /forgotPassword send a signed-in user to the landing page (shell §2). Only the arrival is judged:
 * after signing in here, the sign-in page leads on by itself.
 */
export function GuestGate() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { key } = useLocation()
  const [visit, setVisit] = useState<Visit | null>(() =>
    hasFlag() ? null : { kind: 'guest', key },
  )
  const isJudged = visit?.key === key

  useEffect(() => {
    if (isJudged) return undefined
    let waiting = true
    void dispatch(restoreSession()).then(
      (isMember) => waiting && setVisit({ kind: isMember ? 'member' : 'guest', key }),
      // The code that reads the kept user did not come: a form is better than an empty page.
      () => waiting && setVisit({ kind: 'guest', key }),
    )
    return () => {
      waiting = false
    }
  }, [dispatch, isJudged, key])

  if (!isJudged) return hasFlag() ? null : <Outlet />
  return visit.kind === 'member' && user !== null ? (
    <Navigate to={landingPath(user)} replace />
  ) : (
    <Outlet />
  )
}
