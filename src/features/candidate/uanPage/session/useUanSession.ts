import { useEffect, useState, useSyncExternalStore } from 'react'
import { uanSession, type UanSession } from './uanSession.ts'
import type { UanState } from './uanState.ts'

/** The session of this job, as long as the page shows it. Another job needs another `key`. */
export function useUanSession(jobId: string): { state: UanState; tell: UanSession['tell'] } {
  const [session] = useState(() => uanSession(jobId))
  useEffect(() => session.start(), [session])
  return { state: useSyncExternalStore(session.subscribe, session.read), tell: session.tell }
}
