/** Slow 4G as Lighthouse simulates it: 150 ms round trip, 1.6 Mbit/s down, and a phone's CPU. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PHONE_CPU_SLOWDOWN = 4

/**
 * In the page, from its first moment: notes the largest paint, what has moved, when React has made the page its own, and when
 * `text` is shown; then calls `arrived`. What React adds is noted in the task that adds it: a timer comes before or after the
 * first frame by chance. Hydration adds nothing, so there a timer looks.
 */
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
    if (seen.ready > 0 && seen.shown > 0) return
    const root = document.querySelector('#root')
    const heading = root?.querySelector('h1') ?? null
    const isReady =
      heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
    if (isReady && seen.ready === 0) seen.ready = performance.now()
    const isShown = text === undefined || root?.textContent.includes(text) === true
    if (isShown && seen.shown === 0) seen.shown = performance.now()
    if (seen.ready === 0 || seen.shown === 0) return
    changes.disconnect()
    globalThis.arrived('')
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { childList: true, characterData: true, subtree: true })
  const lookOften = () => {
    look()
    if (seen.ready === 0 || seen.shown === 0) setTimeout(lookOften, 10)
  }
  lookOften()
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
  // A wait of Playwright's own would run a script of 70 ms in the page, before some are interactive and after others.
  const arrived = new Promise((resolve) => devtools.once('Runtime.bindingCalled', resolve))
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'arrived' })
  await page.goto(url, { waitUntil: 'commit' })
  await arrived
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => globalThis.arrival)
  await context.close()
  return seen
}
