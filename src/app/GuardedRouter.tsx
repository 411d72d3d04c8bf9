import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { createGuardedHistory } from '#shared/navigation/guardedHistory.ts'

type GuardedRouterProps = { children: ReactNode }

/** BrowserRouter, but leaving what is unsaved is asked about first (`useLeaveGuard`). */
export function GuardedRouter({ children }: GuardedRouterProps) {
  const [history] = useState(createGuardedHistory)
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
