import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { returnPath } from '#features/auth/returnPath.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { hasFlag } from '#shared/session/flag.ts'
import { restoreSession } from '#shared/session/restoreSession.ts'
import { pageAsked, selectAskedPage, selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { arrivalPath } from './arrivalPath.ts'

/**
 * /, /signup and /forgotPassword lead a signed-in user on (shell §2): who signs in here, and who was signed in on
 * arrival, once that is known.
 */
export function GuestGate() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { key } = useLocation()
  const [judgedAt, setJudgedAt] = useState(() => (hasFlag() ? null : key))
  const isJudged = judgedAt === key

  useEffect(() => {
    if (isJudged) return undefined
    let waiting = true
    const judged = () => waiting && setJudgedAt(key)
    // Where the code that reads the kept user does not come, a form is better than an empty page.
    void dispatch(restoreSession()).then(judged, judged)
    return () => {
      waiting = false
    }
  }, [dispatch, isJudged, key])

  if (user !== null) return <LeadOn user={user} />
  return isJudged || !hasFlag() ? <Outlet /> : null
}

type LeadOnProps = { user: CurrentUser }

function LeadOn({ user }: LeadOnProps) {
  const dispatch = useAppDispatch()
  const { state }: { state: unknown } = useLocation()
  const asked = useAppSelector(selectAskedPage) ?? returnPath(state)
  const [path] = useState(() => arrivalPath(user, asked))
  useEffect(() => void dispatch(pageAsked(null)), [dispatch])
  return <Navigate to={path} replace />
}
