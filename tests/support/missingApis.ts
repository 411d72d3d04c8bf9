/** jsdom has no layout and no such observers: these never report anything, which is what a page at rest sees. */
class StillObserver {
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
    ResizeObserver: StillObserver,
    IntersectionObserver: StillObserver,
    reportError: (error: unknown) => console.error(error),
  })
  addMissing(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
  })
  window.scrollTo = nothing // jsdom's own only complains
  HTMLCanvasElement.prototype.getContext = () => null // as above
}
