/** Null where the text is no URL. `URL.canParse` is missing before Chrome 120, Safari 17 and Firefox 115. */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null // this is the question
  }
}
