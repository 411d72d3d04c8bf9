import { fakeLocks } from './fakeLocks.ts'

/** jsdom has no layout and no such observers: these never report anything, which is what a page at rest sees. */
class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

function matchMedia(media: string): object {
  const list = { media, matches: false, onchange: null, addListener() {}, removeListener() {} }
  return Object.assign(new EventTarget(), list)
}

const nothing = () => {}

/** jsdom runs no workers: one fails at once, as where its code does not come. */
class FailingWorker extends EventTarget {
  constructor() {
    super()
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  postMessage() {}
  terminate() {}
}

/** The browser's locks, free: those of one test are not the next one's. */
export function resetLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
}

function addMissing(target: object, apis: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(apis))
    // jsdom's window names some of them without having them.
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

/** APIs that the product uses and jsdom lacks. What only a browser can show is tested in the browser. */
export function addMissingApis(): void {
  if (typeof window === 'undefined') return
  addMissing(window, {
    matchMedia,
    ResizeObserver: NoopObserver,
    IntersectionObserver: NoopObserver,
    Worker: FailingWorker,
    createImageBitmap: async () => ({ width: 1, height: 1, close: nothing }),
    reportError: (error: unknown) => console.error(error),
  })
  addMissing(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
  })
  resetLocks()
  window.scrollTo = nothing // jsdom's own only complains
  HTMLCanvasElement.prototype.getContext = () => null // as above
}
