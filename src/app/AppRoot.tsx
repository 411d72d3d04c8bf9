import { StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { initTheme } from '#shared/ui/components/theme/theme.ts'
import { ignoreClickThrough } from '#shared/ui/hooks/clicks/ignoreClickThrough.ts'
import { trackFailedStylesheets } from '#shared/ui/loading/loadWithStyles.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import './App.css'

type AppRootProps = { children: ReactNode }

/** What every page starts with. */
export function AppRoot({ children }: AppRootProps) {
  useLayoutEffect(initTheme, [])
  useLayoutEffect(trackFailedStylesheets, [])
  useLayoutEffect(ignoreClickThrough, [])
  return (
    <StrictMode>
      <ErrorBoundary Fallback={FatalError}>{children}</ErrorBoundary>
    </StrictMode>
  )
}

type FatalErrorProps = { error: unknown }

/** Shown when not even the frame renders, for example for an invalid environment variable. */
function FatalError({ error }: FatalErrorProps) {
  return (
    <main className="stopped blank" role="alert">
      <h1>The portal could not start</h1>
      <p>{error instanceof Error ? error.message : 'Something unexpected happened.'}</p>
      <button type="button" className="btn btn-secondary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  )
}
