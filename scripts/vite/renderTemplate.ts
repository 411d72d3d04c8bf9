import type { PrerenderedPage } from '../../src/app/prerender/prerender.tsx'

/** A frame and the page around it. */
export type Page = {
  frame: PrerenderedPage
  /** Left out for the neutral frame. */
  path?: string | undefined
  /** What the head ends with. */
  head: string
}

const ROOT = '<div id="root"></div>'
const HTML = '<html lang="en">'
const TITLE = /<title>[^<]*<\/title>/

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What `frameOf` reads before the first paint and again when the app takes over. */
function prerenderAttributes({ path, frame }: Page): string {
  if (path === undefined) return ''
  return ` data-prerendered="${escape(path)}"${frame.isForGuests ? ' data-for-guests' : ''}`
}

/**
 * Puts a frame into index.html as Vite made it.
 * @throws Error where the template has lost a place, or the frame brings a script: the policy allows none in the page.
 */
export function renderTemplate(template: string, page: Page): string {
  const { html, title } = page.frame
  if (/<script/i.test(html)) throw new Error(`The frame of ${page.path ?? 'app'} holds a script.`)
  const isWhole = [HTML, ROOT].every((place) => template.includes(place)) && TITLE.test(template)
  if (!isWhole) throw new Error(`index.html must hold ${HTML}, a title and ${ROOT}.`)
  return template
    .replace(HTML, () => `<html lang="en"${prerenderAttributes(page)}>`)
    .replace(TITLE, () => `<title>${escape(title)}</title>`)
    .replace('</head>', () => `  ${page.head}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`)
}

const MODULE = /\s*<script type="module"([^>]*)><\/script>/g

/**
 * Takes the module scripts out of a page that Vite built.
 * @returns the page without them, and them as they are to come: after the styles, which the first paint waits for. With
 * `fetchpriority="low"` Chromium would hold them back until the last stylesheet is there, and the app starts as late.
 * Vite names what is imported first; here what imports comes first, for that is the long one, and a module runs after its
 * imports wherever they are named.
 */
export function extractModuleScripts(html: string): { html: string; modules: string } {
  const modules = [...html.matchAll(MODULE)].map(
    ([, rest]) => `<script type="module"${rest}></script>`,
  )
  return { html: html.replaceAll(MODULE, ''), modules: modules.toReversed().join('') }
}
