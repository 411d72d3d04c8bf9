const ZERO = 48
const isDigit = (code: number): boolean => code >= ZERO && code < ZERO + 10

/** The hash of a text that has a 0 in place of each digit. */
function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    hash = (Math.imul(hash, 31) + (isDigit(code) ? ZERO : code)) | 0
  }
  return hash
}

function hasWords(text: string, words: string): boolean {
  if (text.length !== words.length) return false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if ((isDigit(code) ? ZERO : code) !== words.charCodeAt(at)) return false
  }
  return true
}

/**
 * Reads the words of a narration: most of an account differ in their digits only, which are all 0 here. Equal words are one
 * string, which is found again without being written again.
 */
export function createWordsReader(): (narration: string) => string {
  const known = new Map<number, string[]>()
  return (narration) => {
    const hash = hashOf(narration)
    const same = known.get(hash) ?? []
    for (const words of same) if (hasWords(narration, words)) return words
    const words = narration.replaceAll(/\d/g, '0')
    known.set(hash, [...same, words])
    return words
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
