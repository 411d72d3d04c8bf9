import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageFailed } from './PageFailed.tsx'

type PageBoundaryProps = { children: ReactNode }

/** A page that fails does not take the bar and the menus with it; another address tries anew. */
export function PageBoundary({ children }: PageBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} Fallback={PageFailed}>
      {children}
    </ErrorBoundary>
  )
}
