const COLLATOR = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

/** Numbers by value, texts in natural order (ignoring case, 'Unit 9' before 'Unit 10'). */
export function compareValues(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : COLLATOR.compare(String(a), String(b))
}

const FIRST_PRINTABLE = 32
const ZERO = 48

/** Equal characters share a rank. */
const ASCII_RANKS: readonly number[] = rankAsciiCharacters()

function rankAsciiCharacters(): number[] {
  const characters = Array.from({ length: 95 }, (_, at) =>
    String.fromCharCode(FIRST_PRINTABLE + at),
  )
  const sorted = characters.toSorted(COLLATOR.compare)
  const firstEqual = (character: string) =>
    sorted.findIndex((other) => COLLATOR.compare(other, character) === 0)
  return characters.map((character) => firstEqual(character) + 1)
}

/** Longer numbers are left to the collator. */
const MAX_DIGITS = 200
const isDigit = (code: number) => code >= ZERO && code < ZERO + 10

/** Sorts by character codes as the collator does, ten times faster. Null: not only printable ASCII. */
function sortKey(text: string): string | null {
  const codes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (!isDigit(code)) {
      const rank = ASCII_RANKS[code - FIRST_PRINTABLE]
      if (rank === undefined) return null
      codes.push(rank)
      continue
    }
    let start = at
    while (isDigit(text.charCodeAt(at + 1))) at += 1
    while (start < at && text.charCodeAt(start) === ZERO) start += 1
    if (at - start > MAX_DIGITS) return null
    codes.push(ASCII_RANKS[ZERO - FIRST_PRINTABLE] ?? 0, at - start)
    for (; start <= at; start += 1) codes.push(text.charCodeAt(start))
  }
  return String.fromCharCode(...codes)
}

/** Rows without a value come last in both directions. Each value is read once. */
export function sortedIndexes<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => string | number | null,
  descending: boolean,
): readonly number[] {
  const values = rows.map(sortBy)
  const order = values.map((_, index) => index)
  const withValue = order.filter((index) => values[index] !== null)
  const missing = order.filter((index) => values[index] === null)
  const sign = descending ? -1 : 1
  const keys = values.map((value) => (typeof value === 'string' ? sortKey(value) : null))
  withValue.sort((a, b) => {
    const [one = null, other = null] = [keys[a], keys[b]]
    if (one === null || other === null) return sign * compareValues(values[a], values[b])
    return one === other ? 0 : one < other ? -sign : sign
  })
  return [...withValue, ...missing]
}
