const ZERO = 48
const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + 10

/** Characters of a text that are enough to tell nearly all apart. */
const HASHED = 16

function hashOf(text: string): number {
  let hash = text.length
  const step = 1 + Math.floor(text.length / HASHED)
  for (let at = 0; at < text.length; at += step) {
    const code = text.charCodeAt(at)
    hash = Math.imul(hash, 31) ^ (isDigit(code) ? ZERO : code)
  }
  return hash
}

function hasCodes(text: string, codes: Uint16Array): boolean {
  if (text.length !== codes.length) return false
  for (let at = 0; at < codes.length; at += 1) {
    const code = text.charCodeAt(at)
    const known = codes[at]
    if (code !== known && !(known === ZERO && isDigit(code))) return false
  }
  return true
}

/** Texts of one hash: a damaged file must not slow down the comparison. */
const LOOKED_AT = 50

/**
 * What `read` says of the words of a narration: most of an account differ in their digits only, which are all 0 in its
 * words. Each wording is read once, and found again without being written again.
 */
export function readWordsOnce<Value>(read: (words: string) => Value): (narration: string) => Value {
  const known = new Map<number, { codes: Uint16Array; value: Value }[]>()
  return (narration) => {
    const hash = hashOf(narration)
    const same = known.get(hash) ?? []
    for (const { codes, value } of same) if (hasCodes(narration, codes)) return value
    const words = narration.replaceAll(/\d/g, '0')
    const value = read(words)
    const codes = Uint16Array.from({ length: words.length }, (_, at) => words.charCodeAt(at))
    if (same.length < LOOKED_AT) known.set(hash, [...same, { codes, value }])
    return value
  }
}

/** The same as `read`, but each text is read once. */
export function readOnce<Value extends string | number | boolean | object | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}

/**
 * The first `count` of `items.toSorted((a, b) => numberOf(b) - numberOf(a))`, without sorting all: a party or a month may have
 * thousands.
 */
export function largestOf<Item>(
  items: readonly Item[],
  count: number,
  numberOf: (item: Item) => number,
): Item[] {
  const largest: Item[] = []
  let smallest = -Infinity
  for (const item of items) {
    const number = numberOf(item)
    if (largest.length === count && number <= smallest) continue
    const at = largest.findIndex((other) => numberOf(other) < number)
    largest.splice(at === -1 ? largest.length : at, 0, item)
    if (largest.length > count) largest.pop()
    const last = largest.at(-1)
    if (largest.length === count && last !== undefined) smallest = numberOf(last)
  }
  return largest
}
