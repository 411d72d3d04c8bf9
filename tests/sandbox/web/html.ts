const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escaped markup. */
export type Html = { markup: string }
type Part = Html | string | number | readonly Html[]

const isList = (part: Part): part is readonly Html[] => Array.isArray(part)

function toMarkup(part: Part): string {
  if (isList(part)) return part.map(({ markup }) => markup).join('')
  if (typeof part === 'object') return part.markup
  return String(part).replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}

/** A template that escapes its values, except those from this function. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: strings.reduce((text, next, index) => text + toMarkup(parts[index - 1] ?? '') + next),
  }
}
