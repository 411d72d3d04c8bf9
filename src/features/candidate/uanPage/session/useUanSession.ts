import { useEffect, useState } from 'react'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import { createUanSession, type UanSession } from './uanSession.ts'
import type { UanState } from './uanState.ts'

/** The session of this job while the page is mounted. Use another `key` for another job. */
export function useUanSession(jobId: string): {
  state: UanState
  dispatch: UanSession['dispatch']
} {
  const [session] = useState(() => createUanSession(jobId))
  useEffect(() => session.start(), [session])
  return {
    state: useStore(session),
    dispatch: session.dispatch,
  }
}
