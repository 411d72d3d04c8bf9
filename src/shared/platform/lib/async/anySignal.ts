/** Replaces `AbortSignal.any`, which the oldest supported browsers lack (scripts/browsers/fallbacks.ts). */
export function anySignal(...optionalSignals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const signals = optionalSignals.filter((signal) => signal !== undefined)
  if ('any' in AbortSignal) return AbortSignal.any(signals)
  const control = new AbortController()
  for (const signal of signals) {
    const abort = () => control.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: control.signal })
  }
  return control.signal
}
