/**
 * The URL of a text, absolute or relative to `base`; null where it is none. Replaces `URL.canParse`, which is missing
 * before Chrome 120, Safari 17 and Firefox 115.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null // this is the question
  }
}
