import { createI18n } from '#shared/kits/candidate/createI18n.tsx'
import { createMessagesLoader } from '#shared/kits/candidate/loadMessages.ts'
import type { messages } from './locales/en.json'

/** Loads the translations of one language (docs/howto/language.md). */
export const loadTranslations = createMessagesLoader(
  import.meta.glob<typeof messages>('./locales/*.json', { import: 'messages' }),
)

export const {
  I18nProvider: TranslationsProvider,
  TranslationsReady,
  useTranslations,
} = createI18n(loadTranslations)

/** The messages of this page and of the frame around it, in one language. */
export type Translations = ReturnType<typeof useTranslations>
