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

/** Largest contentful paint of one cold load on a slow phone, ms. */
export async function largestPaint(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE_CPU_SLOWDOWN })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const paint = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return paint
}

/** One row of the printed table: ours, the reference of the same run, their ratio and the goal for it. */
export const row = (what, ours, reference, unit, goal) => ({
  what,
  ours: `${ours.toFixed(ours < 10 ? 1 : 0)} ${unit}`,
  reference: `${reference.toFixed(reference < 10 ? 1 : 0)} ${unit}`,
  ratio: (ours / reference).toFixed(2),
  goal,
})
