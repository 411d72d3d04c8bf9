import { createContext, use, useState } from 'react'
import { LANGUAGE_TAGS, isLanguageTag, type LanguageTag } from './language/languages.ts'
import { readStoredLanguage } from './language/storedLanguage.ts'
import { loadFrameMessages, type FrameMessages } from './loadMessages.ts'
import { messages as english } from './locales/en.json'

export type FrameVariant = {
  language: LanguageTag
  /** On an earlier visit: the page does not ask again. */
  isLanguageChosen: boolean
}

/** Identical to the prerendered frame, so that it hydrates. */
export type FirstFrame<Messages> = FrameVariant & {
  frame: FrameMessages
  /** Null where the first screen needs only the frame's messages. */
  messages: Messages | null
}

export const DEFAULT_FIRST_FRAME: FirstFrame<never> = {
  language: 'en',
  isLanguageChosen: false,
  frame: english,
  messages: null,
}

/** Only prerendering sets it. */
export const PrerenderedVariantContext = createContext<FrameVariant>(DEFAULT_FIRST_FRAME)

/** The variant that `beforePaint` has shown; null where nothing was prerendered. */
function readPrerenderedVariant(): FrameVariant | null {
  const { lang, dataset } = document.documentElement
  if (dataset.frame !== 'prerendered') return null
  return {
    language: isLanguageTag(lang) ? lang : 'en',
    isLanguageChosen: dataset.chosen !== undefined,
  }
}

/** English until the phone's language has loaded. */
const frameWithoutPrerendering = (): FirstFrame<never> => ({
  ...DEFAULT_FIRST_FRAME,
  isLanguageChosen: readStoredLanguage() !== null,
})

type Load<Messages> = (tag: LanguageTag) => Promise<Messages | null>

/** @param loadMessages where the first screen of a later visit needs more than the frame's */
export async function loadFirstFrame<Messages>(
  loadMessages: Load<Messages> = async () => null,
): Promise<() => FirstFrame<Messages>> {
  const load = async (variant: FrameVariant): Promise<FirstFrame<Messages>> => {
    const { language, isLanguageChosen } = variant
    const [frame, messages] = await Promise.all([
      loadFrameMessages(language),
      isLanguageChosen ? loadMessages(language) : null,
    ])
    return { ...variant, frame, messages }
  }
  if (import.meta.env.SSR && typeof document === 'undefined') return loadPrerenderedFrames(load)
  const variant = readPrerenderedVariant()
  // Without its messages the page starts in English, too.
  const first = variant && (await load(variant).catch(() => null))
  return function useFirstFrame() {
    const [withoutPrerendering] = useState(frameWithoutPrerendering)
    return first ?? withoutPrerendering
  }
}

async function loadPrerenderedFrames<Messages>(
  load: (variant: FrameVariant) => Promise<FirstFrame<Messages>>,
): Promise<() => FirstFrame<Messages>> {
  const frames = await Promise.all(
    LANGUAGE_TAGS.flatMap((language) => [
      load({ language, isLanguageChosen: false }),
      load({ language, isLanguageChosen: true }),
    ]),
  )
  return function usePrerenderedFrame() {
    const { language, isLanguageChosen } = use(PrerenderedVariantContext)
    const first = frames.find(
      (each) => each.language === language && each.isLanguageChosen === isLanguageChosen,
    )
    return first ?? DEFAULT_FIRST_FRAME
  }
}
