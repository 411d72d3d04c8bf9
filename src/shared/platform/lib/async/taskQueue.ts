/** Runs tasks in the order in which they were added, at most `limit` at a time. */
export function createTaskQueue(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function run<Value>(task: () => Promise<Value>): Promise<Value> {
    if (running >= limit) await new Promise<void>((start) => waiting.push(start))
    else running += 1
    try {
      return await task()
    } finally {
      // The finished task's slot passes to the next one, so the count does not change.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
