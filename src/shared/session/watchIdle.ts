import { onServiceRequest } from './activity.ts'
import {
  idlePhase,
  LAST_ACTIVITY,
  lastActivity,
  noteActivity,
  type IdlePhase,
} from './lastActivity.ts'

type IdleActs = {
  /** 25 minutes without activity in any tab. */
  warn: () => void
  /** Activity after the warning: in another tab, or a request under /service. */
  resume: () => void
  /** 30 minutes. Called once. */
  expire: () => void
}

export type IdleWatcher = {
  /** The person did something: counts unless the warning is up, which wants an answer. */
  action: () => void
  /** Activity for certain: the warning was answered. */
  note: () => void
  stop: () => void
}

/**
 * Watches the one last-activity time that all tabs share (shell §4). It looks at the wall clock at each boundary and
 * whenever the page wakes up, so that neither sleep nor a throttled timer stretches the time.
 */
export function watchIdle(acts: IdleActs): IdleWatcher {
  let kind: IdlePhase['kind'] = 'active'
  let timer: ReturnType<typeof setTimeout> | undefined

  const move = (next: IdlePhase['kind']) => {
    if (next === kind) return
    kind = next
    if (next === 'active') acts.resume()
    else if (next === 'warned') acts.warn()
    else acts.expire()
  }
  const look = () => {
    clearTimeout(timer)
    if (kind === 'expired') return
    const now = Date.now()
    const phase = idlePhase(lastActivity() ?? now, now)
    if (phase.kind !== 'expired') timer = setTimeout(look, phase.nextInMs)
    move(phase.kind)
  }
  const note = () => {
    look() // a page that slept past the end has expired, whatever wakes it
    if (kind === 'expired') return
    noteActivity()
    look()
  }
  const action = () => {
    look()
    if (kind === 'active') note()
  }
  const stored = ({ key }: StorageEvent) => {
    if (key === LAST_ACTIVITY) look()
  }

  const stopRequests = onServiceRequest(note)
  window.addEventListener('storage', stored)
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  if (lastActivity() === null) noteActivity()
  look()

  return {
    action,
    note,
    stop() {
      clearTimeout(timer)
      stopRequests()
      window.removeEventListener('storage', stored)
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
