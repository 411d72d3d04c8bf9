type Listener = () => void
const listeners = new Set<Listener>()

/** Calls under /service reset the idle timer, except the candidate's case form (shell §4). */
export function noteRequest(path: string): void {
  if (!path.startsWith('/service') || path.includes('/dav/case/form/')) return
  for (const listener of listeners) listener()
}

/** Tells of each call that counts as activity; gives back the way to stop listening. */
export function onServiceRequest(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
