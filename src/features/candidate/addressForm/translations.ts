import { createI18n } from '#shared/kits/candidate/language/createI18n.tsx'
import { createMessagesLoader } from '#shared/kits/candidate/loadMessages.ts'
import type { messages } from './locales/en.json'

export const loadTranslations = createMessagesLoader(
  import.meta.glob<typeof messages>('./locales/*.json', { import: 'messages' }),
)

export const { TranslationsProvider, TranslationsReady, useTranslations } =
  createI18n(loadTranslations)

export type Translations = ReturnType<typeof useTranslations>
