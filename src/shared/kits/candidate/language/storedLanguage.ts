import { PERSISTENT_KEYS, STORAGES } from '#shared/platform/session/storage/storageKeys.ts'
import { isLanguageTag, matchLanguage, type LanguageTag } from './languages.ts'

/** The language selected on this phone; null before a choice (decisions D48). */
export function readStoredLanguage(): LanguageTag | null {
  const stored = STORAGES.device.read(PERSISTENT_KEYS.candidateLanguage)
  return stored !== null && isLanguageTag(stored) ? stored : null
}

export const storeLanguage = (tag: LanguageTag): void =>
  STORAGES.device.write(PERSISTENT_KEYS.candidateLanguage, tag)

/** The stored choice, else the browser's language. */
export const initialLanguage = (): LanguageTag =>
  readStoredLanguage() ?? matchLanguage(navigator.languages)
