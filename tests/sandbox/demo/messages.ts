/** Between a page's socket and the worker, over a port of its own. */
export type SocketMessage =
  | { kind: 'opened' }
  | { kind: 'text'; text: string }
  | { kind: 'closed'; code: number }

/** From a page to the worker. `openSocket` and `call` bring a port; `keepAlive` only keeps the worker running. */
export type PageMessage =
  | { kind: 'openSocket'; path: string }
  | { kind: 'call'; url: string; method: string; headers: [string, string][]; body: string }
  | { kind: 'keepAlive' }

/** The answer to a `call`. */
export type CallAnswer = { status: number; body: string }

/** Tells all tabs that the demo starts again. */
export const START_AGAIN_CHANNEL = 'lekha-demo-start-again'

/** In sessionStorage while the start page loads itself again. */
export const LOADED_AGAIN_KEY = 'lekha-demo-loaded-again'
