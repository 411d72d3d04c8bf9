import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfPath } from './pageFile.ts'
import { PRERENDERED_ROUTES } from './prerenderedRoutes.ts'

const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]*)"[^>]*>/g
const STYLE = /<style>([^]*?)<\/style>/g
/** As Vite writes it into the page's meta element. */
const STYLE_SOURCES = 'style-src &#39;self&#39;'

/** The hashes of a page's styles, as a policy names them. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(STYLE)].map(
    ([, style = '']) => `sha256-${createHash('sha256').update(style).digest('base64')}`,
  )

/** Takes the stylesheets out of a page: their elements, and their addresses below `base` in the same order. */
export function extractStylesheets(
  html: string,
  base: string,
): { html: string; addresses: string[] } {
  const addresses = [...html.matchAll(STYLESHEET)].map(
    ([, href = '']) => `/${href.slice(base.length)}`,
  )
  return { html: html.replaceAll(STYLESHEET, ''), addresses }
}

/**
 * Stylesheets inside the page: the first paint waits for no further request. The elements that would load them follow, so
 * that a lazy part that names one finds it; `beforePaint.ts` uses them where a policy refuses the style.
 * @throws Error where a stylesheet would end the style
 */
export function inlineStyles(
  addresses: readonly string[],
  sourceOf: (address: string) => string,
): string {
  const style = addresses.map((address) => sourceOf(address).trim()).join('\n')
  if (/<\/style/i.test(style)) throw new Error('A stylesheet of a prerendered page holds </style.')
  const links = addresses.map(
    (href) => `<link rel="stylesheet" disabled crossorigin href="${href}">`,
  )
  return `<style>${style}</style>${links.join('')}`
}

/** Lets the page's own policy allow its style, and no other. */
export function allowStyles(html: string): string {
  if (!html.includes(STYLE_SOURCES)) throw new Error(`The policy of a page lacks ${STYLE_SOURCES}.`)
  const allowed = hashesOf(html).map((hash) => ` &#39;${hash}&#39;`)
  return html.replace(STYLE_SOURCES, () => STYLE_SOURCES + allowed.join(''))
}

/** The hashes of the styles in the built pages, for the headers of the server. */
export function styleHashes(folder: string): string[] {
  const files = PRERENDERED_ROUTES.map(({ path }) => join(folder, fileOfPath(path)))
  const built = files.filter((file) => existsSync(file))
  return [...new Set(built.flatMap((file) => hashesOf(readFileSync(file, 'utf8'))))]
}
