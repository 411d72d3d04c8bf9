import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { LanguageTag } from '../../src/shared/kits/candidate/language/languages.ts'
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

/** A second word or spelling for what the catalogues already name otherwise, and the one to write. */
const SECOND_WORDS: Partial<Record<LanguageTag, Readonly<Record<string, string>>>> = {
  hi: { 'संदर्भ नंबर': 'रेफ़रेंस नंबर', 'कि॰मी॰': 'किमी' },
  mr: { पान: 'पेज', 'सादर करा': 'पाठवा', 'संदर्भ क्रमांक': 'रेफरन्स नंबर' },
  gu: { પાનું: 'પેજ', પાના: 'પેજ', પ્રયાસ: 'પ્રયત્ન', અવરોધિત: 'બ્લૉક' },
  bn: { লিঙ্ক: 'লিংক', পাতা: 'পেজ', পুরনো: 'পুরোনো', সংস্থা: 'কোম্পানি', উত্তরদাতা: 'যিনি ফর্ম ভরছেন' },
  ta: { சேவையக: 'சர்வர்', சன்னல்: 'ஜன்னல்' },
  te: { సమాధాన: 'జవాబు', ఇమెయిల్: 'ఈమెయిల్' },
  kn: { ನಕಲಿಸಿ: 'ಕಾಪಿ', ಅಂಕೆ: 'ಅಂಕಿ' },
}

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
  translated: FlatCatalogue,
  tag: LanguageTag,
): string[] {
  const unknown = [...translated.keys()].filter((key) => !english.has(key))
  return [
    ...unknown.map((key) => `${key} is not an English message`),
    ...[...english].flatMap(([key, text]) => {
      const translation = translated.get(key)
      if (translation === undefined) return [`${key} is missing`]
      return compareMessages(text, translation, tag).map((fault) => `${key} ${fault}`)
    }),
  ]
}

function compareMessages(english: string, translated: string, tag: LanguageTag): string[] {
  try {
    const elements = parseMessage(translated)
    const expected = listArguments(argumentsOf(parseMessage(english)))
    const found = listArguments(argumentsOf(elements))
    return [
      ...(found === expected ? [] : [`takes (${found}) where English takes (${expected})`]),
      ...findPluralFaults(elements, tag),
      ...(isInOwnLetters(english, translated, tag) ? [] : ['has no letter of its language']),
      ...findSecondWords(translated, tag),
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
    const categories = Object.keys(element.options).filter((category) => !category.startsWith('='))
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    return categories.toSorted().join() === pluralCategories.toSorted().join()
      ? []
      : [
          `has the plural categories ${categories.join(', ')}; ${tag} has ${pluralCategories.join(', ')}`,
        ]
  })

/** At the beginning of a word: most of these languages add endings. */
const findSecondWords = (translated: string, tag: LanguageTag): string[] =>
  Object.entries(SECOND_WORDS[tag] ?? {}).flatMap(([word, instead]) =>
    new RegExp(String.raw`(?<![\p{L}\p{M}])${word}`, 'u').test(translated)
      ? [`says "${word}"; the other messages say "${instead}"`]
      : [],
  )

/** A message that is only names, numbers, signs and values needs no letters. */
function isInOwnLetters(english: string, translated: string, tag: LanguageTag): boolean {
  if (tag === 'en') return true
  const letters = english.replaceAll(/\{\w+\}/g, '').replaceAll(NAMES, '')
  return !/\p{L}/u.test(letters) || SCRIPTS[tag].test(translated)
}
