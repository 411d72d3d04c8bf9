import { useCallback, useEffect, useState } from 'react'
import { refreshUser } from '#features/auth/refreshUser.ts'
import { checkSession, type SessionVerdict } from '#shared/session/checkSession.ts'
import { loadSubscription } from '#shared/session/loadSubscription.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'

type Judged = { verdict: SessionVerdict; pathname: string; attempt: number }

export type Gate = {
  kind: 'checking' | SessionVerdict
  /** True once a check has passed: what comes after is no arrival any more. */
  wasOpen: boolean
  retry: () => void
}

/** Asks the server about the session at every navigation to an auth route (shell §2); a page that opens learns who the user is by now, and the trial's state. */
export function useSessionGate(pathname: string): Gate {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const [judged, setJudged] = useState<Judged | null>(null)
  const [wasOpen, setWasOpen] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    // Code that does not come, as when the line drops, is no verdict either.
    const check = dispatch(checkSession(leaving.signal)).catch(() => 'unknown' as const)
    void check.then((verdict) => {
      if (leaving.signal.aborted) return
      setJudged({ verdict, pathname, attempt })
      if (verdict !== 'open') return
      setWasOpen(true)
      void dispatch(refreshUser())
      void dispatch(loadSubscription())
    })
    return () => {
      leaving.abort()
    }
  }, [attempt, dispatch, pathname])

  const retry = useCallback(() => setAttempt((tried) => tried + 1), [])
  const isCurrent = judged?.pathname === pathname && judged.attempt === attempt
  return { kind: isCurrent ? judged.verdict : 'checking', wasOpen, retry }
}
