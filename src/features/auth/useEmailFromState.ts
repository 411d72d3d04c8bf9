import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Removes it from the history, where Back would show it to the next user of the computer. Empty for none. */
export function useEmailFromState(): string {
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
