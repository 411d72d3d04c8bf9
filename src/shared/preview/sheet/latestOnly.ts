type Task<T> = () => Promise<T>

/**
 * One task at a time, and of those that come meanwhile the last: who types fast asks its worker for what is typed in the
 * end, not for each letter.
 * @returns what the task gave; null where another one overtook it
 */
export function createLatestOnly(): <T>(task: Task<T>) => Promise<T | null> {
  let running: Promise<unknown> = Promise.resolve()
  let last = 0
  return async (task) => {
    last += 1
    const mine = last
    const result = running.then(async () => (mine === last ? task() : null))
    running = result.catch(() => undefined)
    return result
  }
}
