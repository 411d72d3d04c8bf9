type Task<T> = () => Promise<T>

/** Only the latest waiting task runs, so that fast typing queues no task per letter. Null: a later one replaced it. */
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
