/** From here on the browser calls a task long, ms. */
const LONG_MS = 50

/**
 * How long each task took that held the page for more than 50 ms while `work` ran. They are reported late: a long task
 * of our own at the end, once it is reported, tells that the others were.
 */
export async function longTasks(work: () => Promise<unknown>): Promise<number[]> {
  const tasks: { end: number; ms: number }[] = []
  let end = Infinity
  let reported = () => {}
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ end: startTime + duration, ms: duration })
    if (tasks.some((task) => task.end > end + LONG_MS)) reported()
  })
  observer.observe({ type: 'longtask' })
  await work()
  await new Promise((resolve) => setTimeout(resolve, 0)) // a task of its own
  await new Promise<void>((resolve) => {
    reported = resolve
    end = performance.now()
    let now = end
    while (now < end + 2 * LONG_MS) now = performance.now()
  })
  observer.disconnect()
  return tasks.filter((task) => task.end <= end).map(({ ms }) => ms)
}
