type Task<T> = () => Promise<T>

/** Of the tasks that wait, only the latest runs: fast typing queues no task per letter. Null: replaced. */
export function createLatestOnly(): <T>(task: Task<T>) => Promise<T | null> {
  let running: Promise<unknown> = Promise.resolve()
  let last = 0
  return async (task) => {
    last += 1
    const current = last
    const result = running.then(async () => (current === last ? task() : null))
    running = result.catch(() => undefined)
    return result
  }
}
