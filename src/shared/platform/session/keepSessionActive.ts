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
  let isRecording = false

  const record = () => {
    if (!hasSessionFlag()) isRecording = false
    else if (!isRecording) {
      const last = readLastActivity()
      isRecording = last !== null && getIdlePhase(last, Date.now()).kind !== 'expired'
    }
    if (isRecording) recordActivity()
  }
  const recordIfVisible = () => {
    if (document.visibilityState !== 'hidden') record()
  }

  record()
  const timer = setInterval(recordIfVisible, STEP_MS)
  document.addEventListener('visibilitychange', recordIfVisible)
  window.addEventListener('pagehide', recordIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', recordIfVisible)
    window.removeEventListener('pagehide', recordIfVisible)
    record()
  }
}
