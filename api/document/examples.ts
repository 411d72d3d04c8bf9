import type { Json } from './relax.ts'

type Shown = { title: string; value: unknown }

/** `A paid client` as `aPaidClient`. */
const keyOf = (title: string): string =>
  title
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, index) =>
      index === 0
        ? `${word.charAt(0).toLowerCase()}${word.slice(1)}`
        : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join('')

/**
 * The `examples` of OpenAPI; nothing without any.
 * @param options `isUnique` leaves out what another one shows
 */
export function examplesOf(shown: readonly Shown[], { isUnique }: { isUnique: boolean }): Json {
  const given = shown.filter(({ value }) => value !== undefined)
  const texts = given.map(({ value }) => JSON.stringify(value))
  const kept = given.filter((_, index) => !isUnique || texts.indexOf(texts[index] ?? '') === index)
  if (kept.length === 0) return {}
  const examples = kept.map(({ title, value }) => [keyOf(title), { summary: title, value }])
  return { examples: Object.fromEntries(examples) as Json }
}
