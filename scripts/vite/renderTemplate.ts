import type { PrerenderedPage } from '../../src/app/prerender/prerender.tsx'
import type { FrameVariant } from '../../src/shared/kits/candidate/firstFrame.ts'
import { LANGUAGE_TAGS } from '../../src/shared/kits/candidate/language/languages.ts'
import { startErrorTexts } from './startErrorTexts.ts'

/** A frame and the page around it. */
export type Page = {
  frame: PrerenderedPage
  /** Left out for the neutral frame. */
  path?: string | undefined
  /** What the head ends with. */
  head: string
  /** The frame in other languages, and for people who have chosen one before. */
  translations?: readonly TranslatedFrame[]
}

/** A variant of a candidate page's first frame. */
export type TranslatedFrame = FrameVariant & {
  frame: PrerenderedPage
  /** Scripts that the page needs to hydrate it: the language's messages. */
  scripts: readonly string[]
}

const ROOT = '<div id="root"></div>'
const HTML = '<html lang="en">'
const TITLE = /<title>[^<]*<\/title>/

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What `frameOf` reads before the first paint and again when the app takes over. */
function prerenderAttributes({ path, frame, translations = [] }: Page): string {
  if (path === undefined) return ''
  const marks = [
    ` data-prerendered="${escape(path)}"`,
    frame.isForGuests ? ' data-for-guests' : '',
    translations.length > 0 ? ' data-translated' : '',
  ]
  return marks.join('')
}

/** What `showTranslatedFrame` chooses from; after the English frame, whose paint does not wait for them. */
function templatesOf(translations: readonly TranslatedFrame[] = []): string {
  if (translations.length === 0) return ''
  const templates = translations.map(({ language, isLanguageChosen, frame, scripts }) => {
    const chosen = isLanguageChosen ? ' data-chosen' : ''
    const preload = scripts.length === 0 ? '' : ` data-preload="${escape(scripts.join(' '))}"`
    return `<template data-language="${language}"${chosen} data-title="${escape(frame.title)}"${preload}>${frame.html}</template>`
  })
  return `${templates.join('')}<div id="frames-end" hidden></div>`
}

/**
 * Puts a frame into index.html as Vite made it.
 * @throws Error where the template has lost a place, or the frame brings a script: the policy allows none in the page.
 */
export function renderTemplate(template: string, page: Page): string {
  const { html, title } = page.frame
  const templates = templatesOf(page.translations)
  const isTranslated = (page.translations ?? []).length > 0
  const startErrors = startErrorTexts(isTranslated ? LANGUAGE_TAGS : ['en'])
  if (/<script/i.test(html + templates))
    throw new Error(`The frame of ${page.path ?? 'app'} holds a script.`)
  const isWhole = [HTML, ROOT].every((place) => template.includes(place)) && TITLE.test(template)
  if (!isWhole) throw new Error(`index.html must hold ${HTML}, a title and ${ROOT}.`)
  return template
    .replace(HTML, () => `<html lang="en"${prerenderAttributes(page)}>`)
    .replace(TITLE, () => `<title>${escape(title)}</title>`)
    .replace('</head>', () => `  ${page.head}\n  </head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>`)
    .replace('</body>', () => `  ${templates}${startErrors}\n  </body>`)
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
