import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import { overlayCleared } from '#shared/errors/overlaySlice.ts'
import { createGuardedHistory } from '#shared/navigation/guardedHistory.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'

type GuardedRouterProps = { children: ReactNode }

/**
 * BrowserRouter, but leaving what is unsaved is asked about first (`useLeaveGuard`), and a dialog belongs to its page: Back
 * and Forward take it away unanswered (D52). Where the program leads on, it has its own say about the dialogs.
 */
export function GuardedRouter({ children }: GuardedRouterProps) {
  const dispatch = useAppDispatch()
  const session = useSession()
  const [history] = useState(() => createGuardedHistory(session))
  const [{ action, location }, setArrival] = useState(history.first)

  useLayoutEffect(
    () =>
      history.listen((arrival) => {
        if (arrival.action === NavigationType.Pop) dispatch(overlayCleared())
        startTransition(() => setArrival(arrival))
      }),
    [dispatch, history],
  )

  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      {children}
    </Router>
  )
}
