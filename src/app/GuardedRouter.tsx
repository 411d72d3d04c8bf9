import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import { createGuardedHistory } from '#shared/platform/navigation/guardedHistory.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { overlayCleared } from '#shared/platform/store/overlaySlice.ts'

type GuardedRouterProps = { children: ReactNode }

/** BrowserRouter with `useLeaveGuard`. Back and Forward also close the dialogs of the page that they leave (D52). */
export function GuardedRouter({ children }: GuardedRouterProps) {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [history] = useState(() => createGuardedHistory(session))
  const [{ action, location }, setUpdate] = useState(history.initial)

  useLayoutEffect(
    () =>
      history.listen((update) => {
        if (update.action === NavigationType.Pop) dispatch(overlayCleared())
        startTransition(() => setUpdate(update))
      }),
    [dispatch, history],
  )

  return (
    <Router location={location} navigationType={action} navigator={history.navigator}>
      {children}
    </Router>
  )
}
