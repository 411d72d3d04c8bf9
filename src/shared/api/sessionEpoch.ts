let controller = new AbortController()

/** The signal of the running session: it aborts when the session ends, so that no late answer lands in the next one. */
export function sessionSignal(): AbortSignal {
  return controller.signal
}

/** Aborts every request of the session that is over and begins the next epoch. */
export function endSessionEpoch(): void {
  controller.abort()
  controller = new AbortController()
}
