import {
  IDENTITY_FACTS,
  type IdentityFact,
  type IdentityValue,
} from '#shared/kits/facts/documentFacts.ts'
import type {
  ComparedDocument,
  IdentityRow,
  IdentityResult,
  MarkedText,
  Sourced,
} from '../comparison.ts'
import { holdersOf, matchHolder, type HolderMatch } from './holders.ts'
import { markDifferences } from './marking.ts'
import { matchTexts } from './normalise.ts'
import { NORMALISING_RULES, type RuleName } from './normalisingRules.ts'
import { areComparable } from './scripts.ts'

/** A document and what it says about the person. */
export type IdentityDocument = Pick<ComparedDocument, 'id' | 'job' | 'title'> & {
  identity: readonly IdentityValue[]
}

type Value = Sourced<string> & { document: IdentityDocument }

/** One row for each fact that a document has. */
export function compareIdentity(documents: readonly IdentityDocument[]): IdentityRow[] {
  const values = new Map<IdentityFact, Value[]>(IDENTITY_FACTS.map((fact) => [fact, []]))
  for (const document of documents)
    for (const { fact, text, source } of document.identity)
      if (text.trim() !== '')
        values
          .get((RELATIVES.has(fact) ? relationOf(text) : null) ?? fact)
          ?.push({ value: text, job: document.job, source, document })
  placeRelatives(values)
  const names = (values.get('name') ?? []).map(({ value }) => value)
  return [...values].flatMap(([fact, ofFact]): IdentityRow[] => {
    if (ofFact.length === 0) return []
    return [fact === 'accountHolder' ? compareHolders(ofFact, names) : compareFact(fact, ofFact)]
  })
}

const RELATIVES: ReadonlySet<IdentityFact> = new Set(['father', 'spouse', 'relative'])

/** 'W/O Ravi Kumar' says who is named, whatever its label. */
function relationOf(text: string): IdentityFact | null {
  if (/^\s*[SD]\s?[/\\]\s?O\b/i.test(text)) return 'father'
  return /^\s*[WH]\s?[/\\]\s?O\b/i.test(text) ? 'spouse' : null
}

/** A relative who has the name of the father or of the spouse is that one; another one is no difference. */
function placeRelatives(values: ReadonlyMap<IdentityFact, Value[]>): void {
  const relatives = values.get('relative') ?? []
  for (const relative of relatives.slice()) {
    const known = (['father', 'spouse'] as const).map((fact) => values.get(fact) ?? [])
    const place = known.find((ofFact) =>
      ofFact.some(({ value }) => matchTexts('relative', value, relative.value) !== null),
    )
    if (place === undefined) continue
    place.push(relative)
    relatives.splice(relatives.indexOf(relative), 1)
  }
}

/** The holders of the accounts with the names of the documents; without a name with each other. */
function compareHolders(values: readonly Value[], names: readonly string[]): IdentityRow {
  const fact = 'accountHolder'
  const texts = [...new Set(values.map(({ value }) => value))]
  const [first = ''] = texts
  const known = names.length > 0 ? names : holdersOf(first)
  const matches = new Map(texts.map((text) => [text, matchHolder(text, known)]))
  const cells = cellsOf(values, (text) =>
    matches.get(text)?.kind === 'differs'
      ? markDifferences(fact, text, known[0] ?? first)
      : [{ text, isDifferent: false }],
  )
  return { fact, cells, result: holdersResult([...matches.values()], names, values) }
}

function holdersResult(
  matches: readonly HolderMatch[],
  names: readonly string[],
  [first, ...others]: readonly Value[],
): IdentityResult {
  if (matches.some(({ kind }) => kind === 'differs')) return { kind: 'differs' }
  const same = matches.flatMap((match) => (match.kind === 'same' ? [match] : []))
  const joint = [...new Set(same.flatMap((match) => match.others))]
  const note = joint.length === 0 ? {} : { note: `held with ${joint.join(', ')}` }
  if (names.length === 0 && others.every(({ document }) => document === first?.document))
    return { kind: 'single', document: first?.document.title ?? '', ...note }
  if (same.length < matches.length) return { kind: 'notComparable', ...note }
  const rules = new Set(same.flatMap((match) => match.rules))
  return rules.size === 0
    ? { kind: 'same', ...note }
    : { kind: 'normalised', rules: labelsOf(rules), ...note }
}

const labelsOf = (rules: ReadonlySet<RuleName>): string[] => [
  ...new Set([...rules].map((name) => NORMALISING_RULES[name].label)),
]

type IdentityCells = Record<string, (Sourced<string> & { marked: MarkedText })[]>

function cellsOf(values: readonly Value[], mark: (text: string) => MarkedText): IdentityCells {
  const cells: IdentityCells = {}
  for (const { document, ...value } of values)
    (cells[document.id] ??= []).push({ ...value, marked: mark(value.value) })
  return cells
}

function compareFact(fact: IdentityFact, values: readonly Value[]): IdentityRow {
  const texts = [...new Set(values.map(({ value }) => value))]
  const cells = cellsOf(values, (text) => markValue(fact, text, texts))
  return { fact, cells, result: resultOf(fact, texts, values) }
}

/** The first value is marked where the first other one differs from it. */
function markValue(fact: IdentityFact, text: string, texts: readonly string[]): MarkedText {
  const [first = text] = texts
  const reference =
    text === first
      ? texts.find((other) => areComparable(text, other) && matchTexts(fact, text, other) === null)
      : first
  return reference === undefined ||
    !areComparable(text, reference) ||
    matchTexts(fact, text, reference) !== null
    ? [{ text, isDifferent: false }]
    : markDifferences(fact, text, reference)
}

function resultOf(
  fact: IdentityFact,
  texts: readonly string[],
  values: readonly Value[],
): IdentityResult {
  const [first] = values
  const isSingle = values.every(({ document }) => document === first?.document)
  if (isSingle && texts.length === 1)
    return { kind: 'single', document: first?.document.title ?? '' }
  // Each with each: two names can agree with a third by other words.
  const matches = texts.flatMap((text, at) =>
    texts
      .slice(at + 1)
      .map((other) =>
        areComparable(text, other) ? matchTexts(fact, text, other) : 'another script',
      ),
  )
  if (matches.includes(null)) return { kind: 'differs' }
  if (matches.includes('another script')) return { kind: 'notComparable' }
  const rules = new Set(matches.flatMap((match) => (Array.isArray(match) ? match : [])))
  if (rules.size === 0) return { kind: 'same' }
  return { kind: 'normalised', rules: labelsOf(rules) }
}
