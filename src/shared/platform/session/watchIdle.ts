import { onServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import {
  createIdleClock,
  getIdlePhase,
  LAST_ACTIVITY_KEY,
  readLastActivity,
  recordActivity,
  type IdlePhase,
} from './lastActivity.ts'

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
