/**
 * The longest time in ms that `work` blocked the main thread: the longest gap between two messages, and any long task
 * reported by the browser (from 50 ms).
 */
export async function longestTask(work: () => Promise<void>): Promise<number> {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
  })
  observer.observe({ type: 'longtask' })
  const { port1, port2 } = new MessageChannel()
  let last = performance.now()
  port1.onmessage = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    port2.postMessage(null)
  }
  port2.postMessage(null)
  await work()
  port1.close()
  await new Promise((resolve) => setTimeout(resolve, 0))
  observer.disconnect()
  return longest
}
