import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { createGuardedHistory } from '#shared/navigation/guardedHistory.ts'
import { useSession } from '#shared/store/hooks.ts'

type GuardedRouterProps = { children: ReactNode }

/** BrowserRouter, but leaving what is unsaved is asked about first (`useLeaveGuard`). */
export function GuardedRouter({ children }: GuardedRouterProps) {
  const session = useSession()
  const [history] = useState(() => createGuardedHistory(session))
  const [{ action, location }, setArrival] = useState(history.first)

  useLayoutEffect(
    () => history.listen((arrival) => startTransition(() => setArrival(arrival))),
    [history],
  )

  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      {children}
    </Router>
  )
}
