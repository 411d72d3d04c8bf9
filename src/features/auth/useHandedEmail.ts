import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The address that the screen before handed on in the router's state `{email}`; empty when it did not. It is taken out of
 * the history, where Back would show it to whoever sits here next.
 */
export function useHandedEmail(): string {
  const navigate = useNavigate()
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } =
    useLocation()
  const [email] = useState(() => emailOf(state))
  const isInHistory = emailOf(state) !== ''
  useEffect(() => {
    if (isInHistory) void navigate({ pathname, search }, { replace: true, state: null })
  }, [isInHistory, navigate, pathname, search])
  return email
}

function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
