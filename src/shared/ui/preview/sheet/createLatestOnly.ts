type Task<T> = () => Promise<T>

/**
 * Runs one task at a time and only the latest of those that wait, so that fast typing does not queue a task per letter.
 * @returns the task's result; null where a later one replaced it
 */
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
