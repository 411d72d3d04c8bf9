/** The languages of the candidate pages (decisions D48), in display order. */
export const LANGUAGE_TAGS = ['en', 'hi', 'mr', 'ta', 'te', 'kn', 'bn', 'gu'] as const

export type LanguageTag = (typeof LANGUAGE_TAGS)[number]

type Language = {
  /** In its own script. */
  nativeName: string
  englishName: string
}

export const LANGUAGES: Record<LanguageTag, Language> = {
  en: { nativeName: 'English', englishName: 'English' },
  hi: { nativeName: 'हिन्दी', englishName: 'Hindi' },
  mr: { nativeName: 'मराठी', englishName: 'Marathi' },
  ta: { nativeName: 'தமிழ்', englishName: 'Tamil' },
  te: { nativeName: 'తెలుగు', englishName: 'Telugu' },
  kn: { nativeName: 'ಕನ್ನಡ', englishName: 'Kannada' },
  bn: { nativeName: 'বাংলা', englishName: 'Bengali' },
  gu: { nativeName: 'ગુજરાતી', englishName: 'Gujarati' },
}

export const isLanguageTag = (text: string): text is LanguageTag => Object.hasOwn(LANGUAGES, text)

/** The first supported language ('mr-IN' is Marathi), else English (decisions D48). */
export const matchLanguage = (browserTags: readonly string[]): LanguageTag =>
  browserTags.map((tag) => tag.split('-', 1)[0]?.toLowerCase() ?? '').find(isLanguageTag) ?? 'en'
