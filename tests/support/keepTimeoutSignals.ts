const KEPT = Symbol('kept')

/**
 * Node forgets a signal of `AbortSignal.timeout` that only `AbortSignal.any` follows, so that its time never comes
 * (nodejs/node#57736). Browsers keep it; a listener makes Node keep it, too.
 */
export function keepTimeoutSignals(): void {
  if (KEPT in AbortSignal.timeout) return // workers are shared by test files
  const original = AbortSignal.timeout.bind(AbortSignal)
  const keeping = (ms: number): AbortSignal => {
    const signal = original(ms)
    signal.addEventListener('abort', () => undefined)
    return signal
  }
  AbortSignal.timeout = Object.assign(keeping, { [KEPT]: true })
}
