/** Slow 4G as Lighthouse simulates it: 150 ms round trip, 1.6 Mbit/s down, and a phone's CPU. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PHONE_CPU_SLOWDOWN = 4

/** In the page, from its first moment: notes the largest paint, what has moved, when React has made the page its own, and when `text` is shown. */
function observeColdLoad(text) {
  const seen = { paint: 0, moved: 0, ready: 0, shown: 0 }
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  watch('layout-shift', ({ value }) => (seen.moved += value))
  const look = () => {
    const root = document.querySelector('#root')
    const heading = root?.querySelector('h1') ?? null
    const isReady =
      heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
    if (isReady && seen.ready === 0) seen.ready = performance.now()
    const isShown = text === undefined || root?.textContent.includes(text) === true
    if (isShown && seen.shown === 0) seen.shown = performance.now()
    if (seen.ready === 0 || seen.shown === 0) setTimeout(look, 10)
  }
  look()
  globalThis.arrival = seen
}

/** What may still move or paint after the script has taken over shows within this time. */
const SETTLED_MS = 1000

/**
 * One cold load on a slow phone.
 * @param {{text?: string, storage?: Record<string, string>}} visit the text to wait for, and what localStorage already holds
 * @returns ms until the largest contentful paint, until it is interactive and until the text is shown; layout shift as its score
 */
export async function measureColdLoad(browser, url, { text, storage = {} } = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_SLOWDOWN })
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await page.addInitScript(observeColdLoad, text)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => globalThis.arrival.ready > 0 && globalThis.arrival.shown > 0)
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => globalThis.arrival)
  await context.close()
  return seen
}
