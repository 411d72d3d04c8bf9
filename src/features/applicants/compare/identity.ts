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
} from './comparison.ts'
import { markDifferences } from './marking.ts'
import { matchTexts } from './normalise.ts'
import { NORMALISING_RULES } from './normalisingRules.ts'

/** A document and what it says about the person. */
export type IdentityDocument = Pick<ComparedDocument, 'id' | 'job' | 'title'> & {
  identity: readonly IdentityValue[]
}

type Value = Sourced<string> & { document: IdentityDocument }

/** One row for each fact that a document has. */
export function compareIdentity(documents: readonly IdentityDocument[]): IdentityRow[] {
  return IDENTITY_FACTS.flatMap((fact): IdentityRow[] => {
    const values = documents.flatMap((document) => valuesOf(fact, document))
    return values.length === 0 ? [] : [compareFact(fact, values)]
  })
}

function valuesOf(fact: IdentityFact, document: IdentityDocument): Value[] {
  return document.identity.flatMap((value) =>
    value.fact === fact && value.text.trim() !== ''
      ? [{ value: value.text, job: document.job, source: value.source, document }]
      : [],
  )
}

function compareFact(fact: IdentityFact, values: readonly Value[]): IdentityRow {
  const texts = [...new Set(values.map(({ value }) => value))]
  const cells: Record<string, (Sourced<string> & { marked: MarkedText })[]> = {}
  for (const { document, ...value } of values)
    (cells[document.id] ??= []).push({ ...value, marked: markValue(fact, value.value, texts) })
  return { fact, cells, result: resultOf(fact, texts, values) }
}

/** The first value is marked where the first other one differs from it. */
function markValue(fact: IdentityFact, text: string, texts: readonly string[]): MarkedText {
  const [first = text] = texts
  const reference =
    text === first ? texts.find((other) => matchTexts(fact, text, other) === null) : first
  return reference === undefined || matchTexts(fact, text, reference) !== null
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
    texts.slice(at + 1).map((other) => matchTexts(fact, text, other)),
  )
  if (matches.includes(null)) return { kind: 'differs' }
  const rules = new Set(matches.flatMap((match) => match ?? []))
  if (rules.size === 0) return { kind: 'same' }
  return { kind: 'normalised', rules: [...rules].map((name) => NORMALISING_RULES[name].label) }
}
