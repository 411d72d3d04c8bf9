const keys = new WeakMap<Blob, number>()
let last = 0

/** A React key for a file: the same for the same Blob, another for every other one. */
export function sourceKey(source: Blob): number {
  const known = keys.get(source)
  if (known !== undefined) return known
  last += 1
  keys.set(source, last)
  return last
}
