/** A cache of values created on first use; the least recently used one is evicted. */
export function createLruCache<Thing>(maxSize: number): (name: string, make: () => Thing) => Thing {
  const entries = new Map<string, Thing>()
  return (name, make) => {
    const entry = entries.get(name) ?? make()
    entries.delete(name)
    entries.set(name, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxSize && oldest !== undefined) entries.delete(oldest)
    return entry
  }
}
