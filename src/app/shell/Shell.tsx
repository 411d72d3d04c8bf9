import { type ReactNode, useEffect } from 'react'
import { loadSubscription } from '#shared/platform/session/services/loadSubscription.ts'
import { useAppSelector, useAppDispatch } from '#shared/platform/store/hooks.ts'
import {
  selectUser,
  selectIsTrial,
  selectSubscription,
} from '#shared/platform/store/sessionSlice.ts'
import { ShortcutsProvider } from '#shared/ui/shortcuts/ShortcutsProvider.tsx'
import { Footer } from '../Footer.tsx'
import { useFocusOnNavigation } from '../useFocusOnNavigation.ts'
import { AppBar } from './AppBar.tsx'
import { focusHeading } from './focusHeading.ts'
import { SkipLinks } from './SkipLinks.tsx'
import './shell.css'

type ShellProps = { children: ReactNode }

export function Shell({ children }: ShellProps) {
  const user = useAppSelector(selectUser)
  useFocusOnNavigation(focusHeading)
  useReloadAtTrialEnd()
  return (
    <ShortcutsProvider>
      <div className="shell">
        <SkipLinks />
        {user === null ? <div className="app-bar" aria-hidden /> : <AppBar user={user} />}
        <main id="main" className="shell-main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
    </ShortcutsProvider>
  )
}

/** The maximum of setTimeout. A trial that ends later is loaded again with another page long before. */
const TIMER_MAX_MS = 2 ** 31 - 1

function useReloadAtTrialEnd(): void {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const endsAt = useAppSelector(selectSubscription)?.endsAt
  useEffect(() => {
    const msLeft = isTrial && endsAt !== undefined ? endsAt - Date.now() : 0
    if (msLeft <= 0) return undefined
    const timer = setTimeout(
      () => void dispatch(loadSubscription()),
      Math.min(msLeft, TIMER_MAX_MS),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch, endsAt, isTrial])
}
