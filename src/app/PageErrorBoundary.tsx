import type { ReactNode } from 'react'
import { useLocation, Link } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { PageError } from './PageError.tsx'

const PageErrorInApp = () => (
  <PageError
    home={
      <Link className="btn btn-secondary" to="/home">
        Home
      </Link>
    }
  />
)

type PageErrorBoundaryProps = { children: ReactNode }

export function PageErrorBoundary({ children }: PageErrorBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname} Fallback={PageErrorInApp}>
      {children}
    </ErrorBoundary>
  )
}
