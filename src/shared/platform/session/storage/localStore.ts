/** Used where localStorage is forbidden or full (pitfalls, "localStorage holds about 5 MB and throws when full"). */
const memory = new Map<string, string>()

export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null // storage is forbidden: only the memory of this tab is left
  }
}

export function writeItem(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value) // storage is forbidden or full: this tab remembers the value in memory
  }
}

export function removeItem(key: string): void {
  memory.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    return // storage is forbidden, so it holds nothing
  }
}
