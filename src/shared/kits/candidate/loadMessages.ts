import type { LanguageTag } from './language/languages.ts'
import { messages as english } from './locales/en.json'

export type FrameMessages = typeof english

/** Found by `import.meta.glob` in a `locales` folder, one chunk each. */
type Catalogues<Messages> = Readonly<Record<string, () => Promise<Messages>>>

const FRAME_CATALOGUES = import.meta.glob<FrameMessages>(
  ['./locales/*.json', '!./locales/en.json'],
  { import: 'messages' },
)

/** Loads only the frame's messages, enough for the first screen. English is part of the page. */
export const loadFrameMessages = async (tag: LanguageTag): Promise<FrameMessages> =>
  tag === 'en' ? english : loadCatalogue(FRAME_CATALOGUES, tag)

/** The loader returns the catalogue with the frame's messages. */
export const createMessagesLoader =
  <Messages extends object>(catalogues: Catalogues<Messages>) =>
  async (tag: LanguageTag): Promise<Messages & { frame: FrameMessages }> => {
    const [frame, messages] = await Promise.all([
      loadFrameMessages(tag),
      loadCatalogue(catalogues, tag),
    ])
    return { ...messages, frame }
  }

async function loadCatalogue<Messages>(
  catalogues: Catalogues<Messages>,
  tag: LanguageTag,
): Promise<Messages> {
  const load = catalogues[`./locales/${tag}.json`]
  if (load === undefined) throw new Error(`There is no catalogue for ${tag}.`)
  return load()
}
