import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The colours of one theme, as red, green and blue from 0 to 255. */
function colours(selector: string): ReadonlyMap<string, readonly number[]> {
  const css = readFileSync('src/app/theme/theme.css', 'utf8')
  const start = css.indexOf(`${selector} {\n  color-scheme`)
  const rules = css.slice(start, css.indexOf('\n}', start))
  return new Map(
    [...rules.matchAll(/--lk-([\w-]+):\s*#([\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)),
    ]),
  )
}

/** WCAG 2.2, "relative luminance". */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: ReadonlyMap<string, readonly number[]>, one: string, two: string) {
  const [darker = 0, lighter = 0] = [one, two]
    .map((name) => {
      const channels = theme.get(name)
      if (channels === undefined) throw new Error(`The theme has no --lk-${name}.`)
      return luminance(channels)
    })
    .toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const SURFACES = ['canvas', 'panel', 'raised', 'sunken', 'hover'] as const
const STATES = ['success', 'warning', 'danger', 'info', 'neutral'] as const

/** Each pair of a text and what it stands on. axe checks on the screens that there are no others, in the light theme. */
const TEXT_PAIRS = [
  ...['ink', 'ink-2', 'ink-3', 'accent-ink'].flatMap((ink) =>
    [...SURFACES, 'accent-soft'].map((surface) => [ink, surface] as const),
  ),
  ...STATES.flatMap((state) =>
    [...SURFACES, `${state}-soft`].map((surface) => [`${state}-ink`, surface] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-success', 'success'],
  ['on-deep', 'accent-deep'],
  ['on-deep-2', 'accent-deep'],
] as const

/** What is no text, but has to be seen: borders of controls, icons of a state, the focus ring. */
const SHAPE_PAIRS = ['control', 'accent', ...STATES].flatMap((shape) =>
  ['canvas', 'panel', 'raised'].map((surface) => [shape, surface] as const),
)

describe.each(['light', 'dark'])('the %s theme', (name) => {
  const theme = colours(`[data-bs-theme="${name}"]`)

  test.each(TEXT_PAIRS)('%s on %s is read easily (WCAG 1.4.3)', (ink, surface) => {
    expect(contrast(theme, ink, surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(SHAPE_PAIRS)('%s on %s is seen (WCAG 1.4.11)', (shape, surface) => {
    expect(contrast(theme, shape, surface)).toBeGreaterThanOrEqual(3)
  })
})
