import { onAppEvent, type AppEvent } from '#shared/platform/lib/appEvents.ts'
import { errorFacts, type ErrorFacts } from './errorFacts.ts'

/** An event without the thrown value of an error. */
export type LoggedEvent = Exclude<AppEvent, { kind: 'error' }> | ({ kind: 'error' } & ErrorFacts)

export const MAX_LOGGED_EVENTS = 30

let log: readonly { at: number; event: LoggedEvent }[] = []

/** The last events of this page, oldest first, for support; names of our code only. */
export const recentEvents = (): readonly { at: number; event: LoggedEvent }[] => log

const reduceError = (event: AppEvent): LoggedEvent =>
  event.kind === 'error'
    ? { kind: 'error', ...errorFacts(event.error, window.location.origin) }
    : event

/** Each event from now on, reduced to what may be kept. Returns the function that stops listening. */
export const onLoggedEvent = (listener: (event: LoggedEvent) => void): (() => void) =>
  onAppEvent((event) => listener(reduceError(event)))

/**
 * Keeps the last events of the page.
 * @param early events before this code came
 * @returns the function that stops it
 */
export function startEventLog(early: readonly AppEvent[] = []): () => void {
  const add = (event: LoggedEvent) => {
    log = [...log, { at: Date.now(), event }].slice(-MAX_LOGGED_EVENTS)
  }
  for (const event of early) add(reduceError(event))
  const stopLog = onLoggedEvent(add)
  return () => {
    stopLog()
    log = []
  }
}
