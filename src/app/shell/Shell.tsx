import type { ReactNode } from 'react'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Footer } from '../Footer.tsx'
import { useFocusOnNavigation } from '../useFocusOnNavigation.ts'
import { AppBar } from './AppBar.tsx'
import { useTrialReload } from './useTrialReload.ts'
import './shell.css'

type ShellProps = { children: ReactNode }

/** The frame of every signed-in page. Until the user is known the bar is an empty one. */
export function Shell({ children }: ShellProps) {
  const user = useAppSelector(selectUser)
  useFocusOnNavigation()
  useTrialReload()
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      {user === null ? <div className="app-bar" aria-hidden /> : <AppBar user={user} />}
      <main id="main" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
