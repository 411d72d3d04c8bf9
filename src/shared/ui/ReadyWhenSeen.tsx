import { useLayoutEffect, useReducer } from 'react'

/**
 * Stands beside a part whose code came late: React paints that first, and gets to its effects in a later task. Until then
 * its keys and drops are not heard, and a focus that is still to be moved takes what is typed away. With this its effects
 * are over before it can be seen.
 */
export function ReadyWhenSeen() {
  const [, drawAgain] = useReducer(() => true, false)
  // What is changed in this phase is drawn before the browser paints, and effects that are due come before any drawing.
  useLayoutEffect(drawAgain, [drawAgain])
  return null
}
