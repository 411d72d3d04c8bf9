import { hasSessionFlag } from './sessionFlag.ts'
import { getIdlePhase, readLastActivity, recordActivity } from './lastActivity.ts'

/** How often a visible page records activity: often enough for the idle timers of other tabs. */
const STEP_MS = 60_000

/**
 * For a page without the idle timer: time spent on it never counts as idle (decisions D53), in no tab. A hidden page
 * records nothing, and an expired session stays expired.
 * @returns the function that stops it
 */
export function keepSessionActive(): () => void {
  let isAwake = false

  const note = () => {
    if (!hasSessionFlag()) isAwake = false
    else if (!isAwake) {
      const last = readLastActivity()
      isAwake = last !== null && getIdlePhase(last, Date.now()).kind !== 'expired'
    }
    if (isAwake) recordActivity()
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
