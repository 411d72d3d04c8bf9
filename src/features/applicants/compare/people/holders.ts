import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { matchTexts } from './normalise.ts'
import { withoutRelation, withRelativesLastName, type RuleName } from './normalisingRules.ts'
import { areComparable } from './scripts.ts'

/** How a joint account is operated: no part of a name. */
const MODE =
  /\(?\b(?:EITHER|ANYONE|ANY ONE|FORMER|LATTER|E|F) (?:OR|\/) (?:SURVIVORS?|S)\b\)?|\bE\s?\/\s?S\b|\(?\bJOINT(?:LY)?\b\)?/gi
/** The slash of 'W/O' and 'M/S' divides nobody; 'PROP' stands between a firm and its owner. */
const JOINT = / (?:and ?\/ ?or|and|or) |\b(?:prop|proprietor)\b[.:]?|[&,;+]|(?<!\b[sdwchfmu] ?)\//i

const partsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(MODE, ' ')
    .split(JOINT)
    .map((holder) => holder.trim())
    .filter((holder) => /\p{L}/u.test(holder))

/** The holders of an account: of 'A OR B', 'A and B', 'A/B', each without 'W/O …'. */
export const holdersOf = (text: string): readonly string[] => partsOf(text).map(withoutRelation)

/** `others`: those with whom the person holds the account. */
export type HolderMatch =
  | { kind: 'same'; rules: readonly RuleName[]; others: readonly string[] }
  | { kind: 'differs' }
  | { kind: 'notComparable' }

/** Whether one of the names is a holder of the account: the one that it is written most alike. */
export function matchHolder(text: string, names: readonly string[]): HolderMatch {
  const holders = partsOf(text)
  let best: (HolderMatch & { kind: 'same' }) | null = null
  const keep = (rules: readonly RuleName[] | null, others: readonly string[]) => {
    if (rules !== null && (best === null || rules.length < best.rules.length))
      best = { kind: 'same', rules, others }
  }
  for (const name of names.toSorted(compareTexts)) {
    // A company's name may have an 'and'.
    keep(matchTexts('accountHolder', text, name), [])
    for (const holder of holders)
      keep(
        matchTexts('accountHolder', withoutRelation(holder), name) ??
          matchTexts('accountHolder', withRelativesLastName(holder), name),
        holders.filter((other) => other !== holder).map(withoutRelation),
      )
  }
  if (best !== null) return best
  const isComparable = names.some((name) => areComparable(text, name))
  return { kind: isComparable ? 'differs' : 'notComparable' }
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2)

/**
 * Whether a narration names somebody who holds an account with the person, and not the person: the salary of a spouse comes
 * to a joint account. `employers`: words that name no holder there.
 */
export function createOtherHolders(
  holders: readonly string[],
  names: readonly string[],
  employers: readonly string[],
): (narration: string) => boolean {
  const matches = names.length === 0 ? [] : holders.map((text) => matchHolder(text, names))
  const others = matches.flatMap((match) => (match.kind === 'same' ? match.others : []))
  const [own, theirs] = [new Set(names.flatMap(wordsIn)), new Set(others.flatMap(wordsIn))]
  const named = [...theirs].filter((word) => !own.has(word) && !employers.includes(word))
  if (named.length === 0) return () => false
  return (narration) => {
    const words = wordsIn(narration)
    const isOwn = words.some((word) => own.has(word) && !theirs.has(word))
    return !isOwn && words.some((word) => named.includes(word))
  }
}
