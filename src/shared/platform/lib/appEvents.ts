/**
 * What the portal does, in names of its own code: no values, file names, paths with ids or texts of the server. `error` is the
 * thrown value, which `reports/errorFacts.ts` reduces to its name and frames before it is kept.
 */
export type AppEvent =
  /** `route` is its pattern: '/idextracter/:serviceType'. */
  | { kind: 'page'; route: string }
  | { kind: 'dialog'; name: string }
  /** `outcome`: 'ok', an HTTP status, or the kind of an ApiError. */
  | { kind: 'call'; call: string; outcome: string }
  /** A response that does not fit, and the path of the mismatch: keys that our schema declares, * for any other. */
  | { kind: 'mismatch'; call: string; path: string }
  | { kind: 'error'; error: unknown }
  | { kind: 'vital'; name: string; value: number; rating: string }

const EVENT_NAME = 'lekha-app-event'

/** Does nothing in a worker and in Node. */
export function recordEvent(detail: AppEvent): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(EVENT_NAME, { detail }))
}

/** Returns the function that stops listening. */
export function onAppEvent(listener: (event: AppEvent) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  }
  window.addEventListener(EVENT_NAME, listen)
  return () => window.removeEventListener(EVENT_NAME, listen)
}
