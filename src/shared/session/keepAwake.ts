import { hasFlag } from './flag.ts'
import { idlePhase, lastActivity, noteActivity } from './lastActivity.ts'

/** How often a page that is looked at says so: often enough for the idle clocks of other tabs. */
const STEP_MS = 60_000

/**
 * For a page without the idle timer: the time that is spent there never counts as idle (decisions D53), neither in the
 * other tabs nor when it is left. One that is hidden says nothing, and a session that had expired before stays so.
 * @returns the way to stop, when the page is left.
 */
export function keepAwake(): () => void {
  let isAwake = false

  const note = () => {
    if (!hasFlag()) isAwake = false
    else if (!isAwake) {
      const last = lastActivity()
      isAwake = last !== null && idlePhase(last, Date.now()).kind !== 'expired'
    }
    if (isAwake) noteActivity()
  }
  const look = () => {
    if (document.visibilityState !== 'hidden') note()
  }

  note()
  const timer = setInterval(look, STEP_MS)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pagehide', look)
    note()
  }
}
