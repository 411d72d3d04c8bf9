import { expect, it } from 'vitest'
import { findCatalogueFaults } from '../../../scripts/messages/catalogues.ts'
import { compareCatalogues, flatten } from '../../../scripts/messages/compare.ts'
import {
  compileCatalogue,
  declareCatalogue,
  type Catalogue,
} from '../../../scripts/messages/compile.ts'

type Compiled = Record<string, (values: Record<string, string | number>) => string>

const load = async (catalogue: Catalogue, tag: string): Promise<Compiled> => {
  const code = encodeURIComponent(compileCatalogue(catalogue, tag))
  const { messages } = await import(/* @vite-ignore */ `data:text/javascript,${code}`)
  return messages
}

it('the catalogues of the candidate pages are complete, and their types are up to date', () => {
  expect(findCatalogueFaults()).toEqual([])
})

it.each([
  ['{step} of {total}', 'en', { step: '2', total: '4' }, '2 of 4'],
  ['{n, plural, =0 {none} one {# file} other {# files}}', 'en', { n: 0 }, 'none'],
  ['{n, plural, =0 {none} one {# file} other {# files}}', 'en', { n: 1 }, '1 file'],
  [
    '{n, plural, one {# file} other {# files in {place}}}',
    'en',
    { n: 2, place: 'A' },
    '2 files in A',
  ],
  ['{n, plural, one {# এক} other {# অন্য}}', 'bn', { n: 0 }, '০ এক'],
  ['{n, number} अंक', 'mr', { n: 123456 }, '१,२३,४५६ अंक'],
  ["a `tick`, a \\ and $'{x}' {x}", 'en', { x: '$' }, 'a `tick`, a \\ and ${x} $'],
])('%s in %s', async (message, tag, values, text) => {
  const { compiled } = await load({ compiled: message }, tag)
  expect(compiled?.(values)).toBe(text)
})

it.each([
  ['ta', 'மொழியைத் தேர்ந்தெடுக்கவும்', 'மொழியைத் தேர்ந்தெ-டுக்-கவும்'],
  ['kn', 'ಕ್ಷಮಿಸಿಕೊಳ್ಳಬೇಕಾಗಿ ಆ್ಯಪ್‌ಗಳನ್ನು', 'ಕ್ಷಮಿ-ಸಿ-ಕೊ-ಳ್ಳ-ಬೇ-ಕಾಗಿ ಆ್ಯಪ್‌ಗಳನ್ನು'],
  ['te', 'చదవలేకపోతున్నారా', 'చద-వ-లే-క-పో-తు-న్నారా'],
  ['hi', 'विश्वविद्यालयप्रशासन', 'विश्वविद्यालयप्रशासन'],
])('long words in %s may be broken between syllables', async (tag, message, broken) => {
  const { compiled } = await load({ compiled: message }, tag)
  expect(String(compiled).replaceAll('\u00ad', '-')).toBe(broken)
})

it('a message without arguments is a string', async () => {
  const { title } = await load({ title: "It''s '{'here'}'" }, 'en')
  expect(title).toBe("It's {here}")
})

it('types name each message that takes values, and the kind of each', () => {
  const catalogue = { title: 'Hello', group: { left: '{n, number} of {total}' } }
  expect(declareCatalogue(catalogue)).toContain(
    "type Values = {\n  'group.left': { n: number; total: string }\n}\n",
  )
})

const ENGLISH = { greeting: 'Hello {name}', left: '{n, plural, one {# left} other {# left}}' }
const HINDI = { greeting: 'नमस्ते {name}', left: '{n, number} बाकी' }

it.each<[string, Catalogue, string[]]>([
  ['is complete', HINDI, []],
  [
    'uses a second word for one thing',
    { ...HINDI, greeting: '{name}, आपका संदर्भ नंबर' },
    ['greeting says "संदर्भ नंबर"; the other messages say "रेफ़रेंस नंबर"'],
  ],
  ['lacks a message', { greeting: HINDI.greeting }, ['left is missing']],
  ['has one too many', { ...HINDI, other: 'और' }, ['other is not an English message']],
  [
    'loses a value',
    { ...HINDI, greeting: 'नमस्ते' },
    ['greeting takes () where English takes (name: string)'],
  ],
  [
    'takes a text for a number',
    { ...HINDI, left: '{n} बाकी' },
    ['left takes (n: string) where English takes (n: number)'],
  ],
  [
    'lacks a plural category',
    { ...HINDI, left: '{n, plural, other {# बाकी}}' },
    ['left has the plural categories other; hi has one, other'],
  ],
  [
    'is not translated',
    { ...HINDI, greeting: 'Hello {name}' },
    ['greeting has no letter of its language'],
  ],
])('a translation that %s', (_, own, faults) => {
  expect(compareCatalogues(flatten(ENGLISH), flatten(own), 'hi')).toEqual(faults)
})

it.each(['Hello {name', '{when, date, short}', '{n, number, percent}', '{n, plural, one {# a}}'])(
  '%s does not pass',
  (message) => {
    const faults = compareCatalogues(new Map([['a', message]]), new Map([['a', message]]), 'en')
    expect(faults).toEqual([expect.stringContaining('a is no message that can be compiled')])
  },
)
