const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that needs no escaping any more. */
export type Html = { markup: string }
type Part = Html | string | number | readonly Html[]

const isList = (part: Part): part is readonly Html[] => Array.isArray(part)

function toMarkup(part: Part): string {
  if (isList(part)) return part.map(({ markup }) => markup).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}

/** A template whose values are escaped, unless they come from this function themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: strings.reduce((text, next, index) => text + toMarkup(parts[index - 1] ?? '') + next),
  }
}
