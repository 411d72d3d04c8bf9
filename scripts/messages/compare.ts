import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { LanguageTag } from '../../src/shared/kits/candidate/languages.ts'
import { argumentsOf, parseMessage, type Arguments, type Catalogue } from './compile.ts'

const SCRIPTS: Record<Exclude<LanguageTag, 'en'>, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  bn: /\p{Script=Bengali}/u,
  gu: /\p{Script=Gujarati}/u,
}

/** Written on cards and in text messages: the same in every language. */
const NAMES = /\b(?:UAN|OTP|CAPTCHA)\b/g

/** Messages by their whole key, `terms.rules.photos`. */
export type FlatCatalogue = ReadonlyMap<string, string>

export function flatten(catalogue: Catalogue): FlatCatalogue {
  const flat = new Map<string, string>()
  const add = (group: Catalogue, prefix: string) => {
    for (const [key, value] of Object.entries(group))
      if (typeof value === 'string') flat.set(prefix + key, value)
      else add(value, `${prefix}${key}.`)
  }
  add(catalogue, '')
  return flat
}

/** What a translation lacks beside the English catalogue, or has too much: a sentence for each fault. */
export function compareCatalogues(
  english: FlatCatalogue,
  own: FlatCatalogue,
  tag: LanguageTag,
): string[] {
  const unknown = [...own.keys()].filter((key) => !english.has(key))
  return [
    ...unknown.map((key) => `${key} is not an English message`),
    ...[...english].flatMap(([key, text]) => {
      const translation = own.get(key)
      if (translation === undefined) return [`${key} is missing`]
      return compareMessages(text, translation, tag).map((fault) => `${key} ${fault}`)
    }),
  ]
}

function compareMessages(english: string, own: string, tag: LanguageTag): string[] {
  try {
    const elements = parseMessage(own)
    const expected = listArguments(argumentsOf(parseMessage(english)))
    const found = listArguments(argumentsOf(elements))
    return [
      ...(found === expected ? [] : [`takes (${found}) where English takes (${expected})`]),
      ...findPluralFaults(elements, tag),
      ...(isInOwnLetters(english, own, tag) ? [] : ['has no letter of its language']),
    ]
  } catch (error) {
    return [`is no message that can be compiled: ${String(error)}`]
  }
}

const listArguments = (values: Arguments): string =>
  [...values]
    .map(([name, kind]) => `${name}: ${kind}`)
    .sort()
    .join(', ')

/** CLDR says which categories a language distinguishes; each needs its text. */
const findPluralFaults = (elements: readonly MessageFormatElement[], tag: LanguageTag): string[] =>
  elements.flatMap((element) => {
    if (element.type !== TYPE.plural) return []
    const own = Object.keys(element.options).filter((category) => !category.startsWith('='))
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    return own.toSorted().join() === pluralCategories.toSorted().join()
      ? []
      : [`has the plural categories ${own.join(', ')}; ${tag} has ${pluralCategories.join(', ')}`]
  })

/** A message that is only names, numbers, signs and values needs no letters. */
function isInOwnLetters(english: string, own: string, tag: LanguageTag): boolean {
  if (tag === 'en') return true
  const letters = english.replaceAll(/\{\w+\}/g, '').replaceAll(NAMES, '')
  return !/\p{L}/u.test(letters) || SCRIPTS[tag].test(own)
}
