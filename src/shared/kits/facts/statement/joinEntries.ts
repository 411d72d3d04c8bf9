import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { Transaction } from '../documentFacts.ts'

/**
 * Entries of several sheets or documents of one account: one that two of them list counts once, one that a list has twice
 * counts twice. Equal balances tell an entry from others, because a passbook and a statement word it differently.
 */
export function joinEntries<Entry extends Transaction>(
  lists: readonly (readonly Entry[])[],
): readonly Entry[] {
  // Lists with balances come first, so that their order changes nothing.
  const [first = [], ...others] = lists.toSorted(
    (a, b) => Number(hasBalances(b)) - Number(hasBalances(a)) || b.length - a.length,
  )
  if (others.length === 0) return first
  const joined = [...first]
  const counts = countKeys(first)
  for (const list of others) {
    const known = new Map(counts)
    const own = new Map<string, number>()
    for (const entry of list) {
      const match = keysOf(entry).toMatch.find((key) => (known.get(key) ?? 0) > 0)
      if (match === undefined) {
        joined.push(entry)
        for (const key of keysOf(entry).toCount) add(own, key, 1)
      } else add(known, match, -1)
    }
    for (const [key, count] of own) add(counts, key, count)
  }
  return joined
}

const hasBalances = (list: readonly Transaction[]): boolean =>
  list.some(({ balance }) => balance !== null)

/** An entry without a balance matches one with a balance by its amount, and one without by its narration. */
function keysOf({ day, debit, credit, balance, narration }: Transaction) {
  const amount = `${day} ${debit} ${credit}`
  const words = `${amount} n ${narration}`
  return balance === null
    ? { toMatch: [words, `${amount} b`], toCount: [words] }
    : { toMatch: [`${amount} ${balance}`], toCount: [`${amount} ${balance}`, `${amount} b`] }
}

function countKeys(entries: readonly Transaction[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) for (const key of keysOf(entry).toCount) add(counts, key, 1)
  return counts
}

const add = (counts: Map<string, number>, key: string, count: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

/** Stable: entries of one day stay in their order. */
export function sortByDay<Entry extends Transaction>(entries: readonly Entry[]): readonly Entry[] {
  let before = ''
  for (const { day } of entries) {
    if (day < before) return entries.toSorted((a, b) => compareTexts(a.day, b.day))
    before = day
  }
  return entries
}
