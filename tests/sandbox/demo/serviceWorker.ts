/** What we use of a service worker; TypeScript has its types only without those of a page. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}
type WorkerMessage = ExtendableEvent & MessageEvent<unknown>

type ServiceWorkerEvents = {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: WorkerMessage
}

export type ServiceWorkerScope = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: <Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ) => void
}
