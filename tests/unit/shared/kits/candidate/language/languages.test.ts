import { expect, it } from 'vitest'
import { createFormats } from '#shared/kits/candidate/language/language.ts'
import {
  LANGUAGE_TAGS,
  matchLanguage,
  LANGUAGES,
  type LanguageTag,
} from '#shared/kits/candidate/language/languages.ts'

it.each([
  [['mr-IN', 'en'], 'mr'],
  [['TA'], 'ta'],
  [['fr-FR', 'gu-IN', 'hi'], 'gu'],
  [['en-US', 'hi-IN'], 'en'],
  [['fr', 'pa-IN'], 'en'],
  [['', 'toString'], 'en'],
  [[], 'en'],
] as const)('selects for the browser languages %j: %s', (wanted, tag) => {
  expect(matchLanguage(wanted)).toBe(tag)
})

it('names every language as its readers write it', () => {
  expect(LANGUAGE_TAGS.map((tag) => LANGUAGES[tag].nativeName)).toEqual([
    'English',
    'हिन्दी',
    'मराठी',
    'தமிழ்',
    'తెలుగు',
    'ಕನ್ನಡ',
    'বাংলা',
    'ગુજરાતી',
  ])
})

/** 4:10 in the night of Greenwich is 9:40 in India, of the same day. */
const MOMENT = Date.UTC(2026, 10, 20, 4, 10)

const WRITTEN: Record<LanguageTag, readonly [number: string, moment: string]> = {
  en: ['1,440', '20 Nov 2026, 09:40'],
  hi: ['1,440', '20 नवंबर 2026, 09:40'],
  mr: ['१,४४०', '२० नोव्हेंबर, २०२६, ०९:४०'],
  ta: ['1,440', '20 நவம்பர், 2026, 09:40'],
  te: ['1,440', '20 నవంబర్, 2026, 09:40'],
  kn: ['1,440', 'ನವೆಂಬರ್ 20, 2026, 09:40'],
  bn: ['১,৪৪০', '২০ নভেম্বর, ২০২৬, ০৯:৪০'],
  gu: ['1,440', '20 નવેમ્બર, 2026, 09:40'],
}

it.each(LANGUAGE_TAGS)(
  '%s: numbers and moments in its own digits, by the clock of India',
  (tag) => {
    const { number, dateTime } = createFormats(tag)
    expect([number(1440), dateTime(MOMENT)]).toEqual(WRITTEN[tag])
  },
)

it.each([
  ['en', '320 m', '1.8 km', '4.6 MB'],
  ['hi', '320 मीटर', '1.8 किमी', '4.6 MB'],
  ['te', '320 మీటర్లు', '1.8 కి.మీ.', '4.6 MB'],
  ['bn', '৩২০ মিটার', '১.৮ কিমি', '৪.৬ MB'],
] as const)('%s: units as its texts write them', (tag, ...written) => {
  const { distance, megabytes } = createFormats(tag)
  expect([distance(320), distance(1_800), megabytes(4_600_000)]).toEqual(written)
})
