import { expect, it } from 'vitest'
import { LANGUAGE_TAGS, type LanguageTag } from '#shared/candidate/languages.ts'

type Told = { path: string; text: string }

const SCRIPTS: Record<Exclude<LanguageTag, 'en'>, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  kn: /\p{Script=Kannada}/u,
  bn: /\p{Script=Bengali}/u,
  gu: /\p{Script=Gujarati}/u,
}

/** Marks that no script of ours holds: whatever a sentence is given stands in it once. */
const GIVEN = ['①', '②', '③', '④']

/** Every text of a dictionary with its place; a sentence that takes values is told with the marks. */
function textsOf(value: unknown, path: string): Told[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') return [{ path, text: String(value(...GIVEN)) }]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text.`)
  return Object.entries(value).flatMap(([key, member]) => textsOf(member, `${path}.${key}`))
}

async function dictionary(page: string, tag: LanguageTag): Promise<Told[]> {
  const { words } = await import(`../../../src/features/candidate/${page}/words/${tag}.ts`)
  return textsOf(words, page)
}

/** What is written on the card and in the SMS: a name in every language. */
const NAMES = /\b(?:UAN|OTP|CAPTCHA)\b/g

/** A text without its names, marks, numbers and signs. */
const lettersOf = (text: string) => text.replaceAll(NAMES, '').replaceAll(/[^\p{L}\p{M}]/gu, '')

const PAGES = ['addressForm', 'uanPage'] as const
const OTHERS = LANGUAGE_TAGS.filter((tag) => tag !== 'en')
const EACH = PAGES.flatMap((page) => OTHERS.map((tag) => [page, tag] as const))

it.each(EACH)(
  '%s in %s says all that it says in English, in letters of its own',
  async (page, tag) => {
    const [english, own] = await Promise.all([dictionary(page, 'en'), dictionary(page, tag)])
    expect(own.map(({ path }) => path)).toEqual(english.map(({ path }) => path))
    const foreign = own.filter(
      ({ text }, index) => !SCRIPTS[tag].test(text) && lettersOf(english[index]?.text ?? '') !== '',
    )
    expect(foreign).toEqual([])
  },
)

it.each(EACH)(
  '%s in %s names each value that the English sentence names, once',
  async (page, tag) => {
    const [english, own] = await Promise.all([dictionary(page, 'en'), dictionary(page, tag)])
    const given = (told: readonly Told[]) =>
      told.map(
        ({ path, text }) => `${path} ${GIVEN.filter((mark) => text.includes(mark)).join('')}`,
      )
    expect(given(own)).toEqual(given(english))
  },
)
