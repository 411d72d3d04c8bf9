import { BROWSER_NAMES } from '../browsers/supported.ts'
import { readCatalogue } from '../messages/catalogues.ts'
import type { LanguageTag } from '../../src/shared/kits/candidate/languages.ts'

const FOLDER = 'src/app/prerender/locales'

type Texts = { title: string; advice: string }

/**
 * What a browser shows that is too old (src/app/prerender/markOldBrowser.ts): all languages at once, since there is nothing
 * to choose one with.
 */
export function oldBrowserPage(languages: readonly LanguageTag[]): string {
  const texts = languages.map((language, index) => {
    const heading = index === 0 ? 'h1' : 'h2'
    const { title, advice } = readCatalogue(FOLDER, language) as Texts // check:messages compares it with English
    return `<div lang="${language}"><${heading}>${title}</${heading}><p>${advice}</p></div>`
  })
  const names = BROWSER_NAMES.map((name) => `<li>${name}+</li>`)
  return `<div id="old-browser">${texts.join('')}<ul lang="en">${names.join('')}</ul></div>`
}
