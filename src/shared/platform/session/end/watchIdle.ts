import { onServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import {
  getIdlePhase,
  LAST_ACTIVITY_KEY,
  readLastActivity,
  recordActivity,
  type IdlePhase,
} from './lastActivity.ts'

/** In ms. The two clocks of a page drift apart by less. */
const CLOCK_TOLERANCE_MS = 1_000

/**
 * Returns a function that tells how long nobody was active in any tab, in ms. The wall clock counts a laptop's sleep; the
 * page's own clock goes on when the wall clock is set back, and the shared time is corrected then.
 */
function createIdleClock(): () => number {
  let seen = { last: Number.NaN, at: 0 }

  return () => {
    const now = Date.now()
    const last = readLastActivity() ?? now
    const byWallClock = now - last
    if (last !== seen.last) seen = { last, at: performance.now() - Math.max(0, byWallClock) }
    const idle = Math.max(byWallClock, performance.now() - seen.at)
    if (idle - byWallClock > CLOCK_TOLERANCE_MS) recordActivity(now - Math.round(idle))
    return idle
  }
}

type IdleCallbacks = {
  /** After 25 minutes without activity in any tab. */
  onWarn: () => void
  /** After the warning, in another tab or by a request under /service. */
  onResume: () => void
  onExpire: () => void
}

export type IdleWatcher = {
  /** Does not count while the warning is shown, which needs an answer. */
  handleUserAction: () => void
  extendSession: () => void
  stop: () => void
}

/** In ms. A clock that is moved fires no event and no timer. */
const CHECK_INTERVAL_MS = 10_000

/** Shared by all tabs (shell §4). Neither sleep, a throttled timer nor a clock that is set back extends the time. */
export function watchIdle(acts: IdleCallbacks): IdleWatcher {
  const idleMs = createIdleClock()
  let kind: IdlePhase['kind'] = 'active'
  let timer: ReturnType<typeof setTimeout> | undefined

  const changePhase = (next: IdlePhase['kind']) => {
    if (next === kind) return
    kind = next
    if (next === 'active') acts.onResume()
    else if (next === 'warned') acts.onWarn()
    else acts.onExpire()
  }
  const check = () => {
    clearTimeout(timer)
    if (kind === 'expired') return
    const phase = getIdlePhase(0, idleMs())
    if (phase.kind !== 'expired')
      timer = setTimeout(check, Math.min(phase.msToNextPhase, CHECK_INTERVAL_MS))
    changePhase(phase.kind)
  }
  const extendSession = () => {
    check() // a page that slept past the limit has expired, whatever wakes it
    if (kind === 'expired') return
    recordActivity()
    check()
  }
  const handleUserAction = () => {
    check()
    if (kind === 'active') extendSession()
  }
  const stored = ({ key }: StorageEvent) => {
    if (key === LAST_ACTIVITY_KEY) check()
  }

  const stopRequests = onServiceRequest(extendSession)
  window.addEventListener('storage', stored)
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  if (readLastActivity() === null) recordActivity()
  check()

  return {
    handleUserAction,
    extendSession,
    stop() {
      clearTimeout(timer)
      stopRequests()
      window.removeEventListener('storage', stored)
      window.removeEventListener('focus', check)
      document.removeEventListener('visibilitychange', check)
    },
  }
}
