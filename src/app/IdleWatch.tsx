import { useEffect, useRef } from 'react'
import { useIdleTimer } from 'react-idle-timer'
import { IDLE_LOGOUT_MS } from '#shared/config/constants.ts'
import { ask } from '#shared/errors/ask.ts'
import { withdraw } from '#shared/errors/withdraw.ts'
import { expireSession } from '#shared/session/expireSession.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { watchIdle, type IdleWatcher } from '#shared/session/watchIdle.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'

/** Asks at 25 minutes (shell §4); any answer of somebody who is still signed in is a sign of life. */
const warn =
  (watcher: () => IdleWatcher | null): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(ask('idleWarning'))
    if (selectUser(getState()) !== null) watcher()?.note()
  }

/** The idle timer. react-idle-timer hears the person; the time itself is one for all tabs (watchIdle). */
export function IdleWatch() {
  const dispatch = useAppDispatch()
  const watcher = useRef<IdleWatcher | null>(null)

  useEffect(() => {
    const running = watchIdle({
      warn: () => void dispatch(warn(() => watcher.current)),
      // Somebody went on in another tab, or a running job spoke with the server: the question is settled.
      resume: () => dispatch(withdraw('idleWarning')),
      expire: () => void dispatch(expireSession()),
    })
    watcher.current = running
    return () => {
      watcher.current = null
      running.stop()
    }
  }, [dispatch])

  useIdleTimer({
    timeout: IDLE_LOGOUT_MS,
    eventsThrottle: 1_000,
    onAction: () => watcher.current?.action(),
  })
  return null
}
