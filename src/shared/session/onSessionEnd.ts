type CleanUp = () => void | Promise<void>
const cleanUps = new Set<CleanUp>()

/** Registers what must go when the session ends (vault, jobs, timers); gives back the way to withdraw it. */
export function onSessionEnd(cleanUp: CleanUp): () => void {
  cleanUps.add(cleanUp)
  return () => cleanUps.delete(cleanUp)
}

/** Runs every clean-up, whatever becomes of the others; what failed is reported, for it may have left data behind. */
export async function runCleanUps(): Promise<void> {
  const outcomes = await Promise.allSettled([...cleanUps].map(async (cleanUp) => cleanUp()))
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') window.reportError(outcome.reason)
}
