import type { IdentityFact } from '#shared/kits/facts/documentFacts.ts'
import { NORMALISING_RULES, type RuleName } from './normalisingRules.ts'

const NAME: readonly RuleName[] = [
  'case',
  'script',
  'nameBefore',
  'honorifics',
  'titles',
  'punctuation',
  'shortForms',
  'order',
  'initials',
  'suffix',
  'spacing',
  'legalForm',
]
const RELATIVE: readonly RuleName[] = [...NAME, 'lastName']
const NUMBER: readonly RuleName[] = ['case', 'separators', 'masked']

/** The rules by which the spellings of a fact are compared, in order. */
const RULES_OF_FACT: Record<IdentityFact, readonly RuleName[]> = {
  name: NAME,
  father: RELATIVE,
  spouse: RELATIVE,
  relative: RELATIVE,
  accountHolder: NAME,
  employer: ['case', 'company', 'order', 'companyForm'],
  address: ['case', 'relation', 'punctuation', 'addressForms', 'order', 'partOfAddress'],
  birthDate: ['dates', 'year'],
  pan: NUMBER,
  aadhaar: NUMBER,
  uan: NUMBER,
}

/** Facts without words: their differences are marked by character. */
export const isCode = (fact: IdentityFact): boolean => RULES_OF_FACT[fact] === NUMBER

function applyRules(rules: readonly RuleName[], text: string): string {
  return rules.reduce((normalised, name) => {
    const rule = NORMALISING_RULES[name]
    return 'normalise' in rule ? rule.normalise(normalised) : normalised
  }, text)
}

/** The spelling by which a fact is compared. */
export const normalise = (fact: IdentityFact, text: string): string =>
  applyRules(RULES_OF_FACT[fact], text)

/** Order is not applied, because the first and the last word of a name count. */
function isSameBy(
  rules: readonly RuleName[],
  relation: RuleName | null,
  a: string,
  b: string,
): boolean {
  const rule = relation === null ? null : NORMALISING_RULES[relation]
  if (rule === null || !('isSame' in rule)) return applyRules(rules, a) === applyRules(rules, b)
  const unordered = rules.filter((name) => name !== 'order')
  return rule.isSame(applyRules(unordered, a), applyRules(unordered, b))
}

/** The rules that make two spellings the same, as few as possible; none where they are equal. Null: they differ. */
export function matchTexts(fact: IdentityFact, a: string, b: string): readonly RuleName[] | null {
  if (a === b) return []
  const rules = RULES_OF_FACT[fact]
  const relations = rules.filter((name) => 'isSame' in NORMALISING_RULES[name])
  const normalisers = rules.filter((name) => !relations.includes(name))
  // 'Kumari' may be a part of the name, too.
  const withTitles = normalisers.filter((name) => name !== 'titles')
  for (const relation of [null, ...relations]) {
    const applied = [normalisers, withTitles].find((tried) => isSameBy(tried, relation, a, b))
    if (applied === undefined) continue
    let needed = applied
    for (const name of applied.toReversed()) {
      const others = needed.filter((other) => other !== name)
      if (isSameBy(others, relation, a, b)) needed = others
    }
    return relation === null ? needed : [...needed, relation]
  }
  return null
}
