/** The languages of the candidate pages (decisions D48), in the order in which they are offered. */
export const LANGUAGE_TAGS = ['en', 'hi', 'mr', 'ta', 'te', 'kn', 'bn', 'gu'] as const

/** A BCP 47 tag: what `lang` says and `Intl` takes. */
export type LanguageTag = (typeof LANGUAGE_TAGS)[number]

type Language = {
  /** As its readers write it. */
  own: string
  english: string
}

export const LANGUAGES: Record<LanguageTag, Language> = {
  en: { own: 'English', english: 'English' },
  hi: { own: 'हिन्दी', english: 'Hindi' },
  mr: { own: 'मराठी', english: 'Marathi' },
  ta: { own: 'தமிழ்', english: 'Tamil' },
  te: { own: 'తెలుగు', english: 'Telugu' },
  kn: { own: 'ಕನ್ನಡ', english: 'Kannada' },
  bn: { own: 'বাংলা', english: 'Bengali' },
  gu: { own: 'ગુજરાતી', english: 'Gujarati' },
}

export const isLanguageTag = (text: string): text is LanguageTag => Object.hasOwn(LANGUAGES, text)

/** The first of a browser's languages that we have ('mr-IN' is Marathi), else English (decisions D48). */
export const languageFor = (wanted: readonly string[]): LanguageTag =>
  wanted.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '').find(isLanguageTag) ?? 'en'
