import { createI18n } from '#shared/kits/candidate/createI18n.tsx'
import { createMessagesLoader } from '#shared/kits/candidate/loadMessages.ts'
import type { messages } from './locales/en.json'

/** The messages of this page (docs/howto/language.md). */
export const {
  I18nProvider: TranslationsProvider,
  TranslationsReady,
  useTranslations,
} = createI18n(
  createMessagesLoader(
    import.meta.glob<typeof messages>('./locales/*.json', { import: 'messages' }),
  ),
)

/** The messages of this page and of the frame around it, in one language. */
export type Translations = ReturnType<typeof useTranslations>
