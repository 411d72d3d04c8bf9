/** Marks that it is done: test files share a worker. */
const KEPT = Symbol.for('lekha.keepTimeoutSignals')

/**
 * Node forgets a signal of `AbortSignal.timeout` that only `AbortSignal.any` follows, so that its time never comes
 * (nodejs/node#57736). Browsers keep it; a listener makes Node keep it, too.
 */
export function keepTimeoutSignals(): void {
  if (Reflect.has(AbortSignal, KEPT)) return
  const original = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => {
    const signal = original(ms)
    signal.addEventListener('abort', () => undefined)
    return signal
  }
  Object.assign(AbortSignal, { [KEPT]: true })
}
