/** Middle value of some measurements. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Slow 4G as Lighthouse simulates it: 150 ms round trip, 1.6 Mbit/s down, and a phone's CPU. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PHONE_CPU_SLOWDOWN = 4

/** In the page, from its first moment: notes the largest paint, what has moved, and when React has made the page its own. */
function watchArrival() {
  const seen = { paint: 0, moved: 0, ready: 0 }
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  watch('layout-shift', ({ value }) => (seen.moved += value))
  const look = () => {
    const heading = document.querySelector('#root h1')
    const isTaken =
      heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'))
    if (isTaken) seen.ready = performance.now()
    else setTimeout(look, 10)
  }
  look()
  globalThis.arrival = seen
}

/** What may still move or paint after the script has taken over shows within this time. */
const SETTLED_MS = 1000

/** One cold load on a slow phone: largest contentful paint and interactive in ms, layout shift as its score. */
export async function arrival(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_SLOWDOWN })
  await page.addInitScript(watchArrival)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => globalThis.arrival.ready > 0)
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => globalThis.arrival)
  await context.close()
  return seen
}

/** One row of the printed table: ours, the reference of the same run, their ratio and the goal for it. */
export const row = (what, ours, reference, unit, goal) => ({
  what,
  ours: `${ours.toFixed(ours < 10 ? 1 : 0)} ${unit}`,
  reference: `${reference.toFixed(reference < 10 ? 1 : 0)} ${unit}`,
  ratio: (ours / reference).toFixed(2),
  goal,
})
