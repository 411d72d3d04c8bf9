import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Nothing } from '../Nothing.tsx'

const JobsTray = lazy(async () => ({
  default: (await import('#shared/analyzer/jobs/JobsTray.tsx')).JobsTray,
}))

/** The jobs tray; if its code does not come, the rest of the bar stands. */
export function JobsSlot() {
  return (
    <ErrorBoundary Fallback={Nothing}>
      <Suspense fallback={null}>
        <JobsTray />
      </Suspense>
    </ErrorBoundary>
  )
}
