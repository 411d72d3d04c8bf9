import { matchTexts } from './normalise.ts'
import { withoutRelation, type RuleName } from './normalisingRules.ts'
import { areComparable } from './scripts.ts'

/** How a joint account is operated: no part of a name. */
const MODE =
  /\(?\b(?:EITHER|ANYONE|ANY ONE|FORMER|LATTER|E|F) (?:OR|\/) (?:SURVIVORS?|S)\b\)?|\bE\s?\/\s?S\b|\(?\bJOINT(?:LY)?\b\)?/gi
/** The slash of 'W/O' and 'M/S' divides nobody; 'PROP' stands between a firm and its owner. */
const JOINT = / (?:and ?\/ ?or|and|or) |\b(?:prop|proprietor)\b[.:]?|[&,;+]|(?<!\b[sdwchfm] ?)\//i

/** The holders of an account: of 'A OR B', 'A and B', 'A/B', each without 'W/O …'. */
export const holdersOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(MODE, ' ')
    .split(JOINT)
    .map((holder) => withoutRelation(holder.trim()))
    .filter((holder) => /\p{L}/u.test(holder))

/** `others`: those with whom the person holds the account. */
export type HolderMatch =
  | { kind: 'same'; rules: readonly RuleName[]; others: readonly string[] }
  | { kind: 'differs' }
  | { kind: 'notComparable' }

/** Whether one of the names, in their order, is a holder of the account. */
export function matchHolder(text: string, names: readonly string[]): HolderMatch {
  const holders = holdersOf(text)
  for (const name of names) {
    // A company's name may have an 'and'.
    const whole = matchTexts('accountHolder', text, name)
    if (whole !== null) return { kind: 'same', rules: whole, others: [] }
    for (const holder of holders) {
      const rules = matchTexts('accountHolder', holder, name)
      if (rules !== null)
        return { kind: 'same', rules, others: holders.filter((other) => other !== holder) }
    }
  }
  const isComparable = names.some((name) => areComparable(text, name))
  return { kind: isComparable ? 'differs' : 'notComparable' }
}
