import { PLACES } from '#shared/session/places.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import { isLanguageTag, languageFor, type LanguageTag } from './languages.ts'

/** What was chosen on this phone, null before somebody chose (decisions D48). */
export function keptLanguage(): LanguageTag | null {
  const kept = PLACES.device.read(LASTING.candidateLanguage)
  return kept !== null && isLanguageTag(kept) ? kept : null
}

export const keepLanguage = (tag: LanguageTag): void =>
  PLACES.device.write(LASTING.candidateLanguage, tag)

/** What a page begins with: the choice of this phone, else the browser's language. */
export const firstLanguage = (): LanguageTag => keptLanguage() ?? languageFor(navigator.languages)
