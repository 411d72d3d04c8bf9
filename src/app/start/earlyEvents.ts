import { onAppEvent, recordEvent, type AppEvent } from '#shared/platform/lib/appEvents.ts'

const MAX_EARLY_EVENTS = 30

const recordError = ({ error }: ErrorEvent) => recordEvent({ kind: 'error', error })
const recordRejection = ({ reason }: PromiseRejectionEvent) =>
  recordEvent({ kind: 'error', error: reason })

/** Makes events of the page's uncaught errors. Returns the function that stops it. */
export function recordUncaughtErrors(): () => void {
  window.addEventListener('error', recordError)
  window.addEventListener('unhandledrejection', recordRejection)
  return () => {
    window.removeEventListener('error', recordError)
    window.removeEventListener('unhandledrejection', recordRejection)
  }
}

/** Adds the page's events to the list until the returned function is called. */
export function collectEvents(events: AppEvent[]): () => void {
  return onAppEvent((event) => {
    if (events.length < MAX_EARLY_EVENTS) events.push(event)
  })
}
