import type { StartError } from '../../src/app/prerender/checkBrowser.ts'
import type { LanguageTag } from '../../src/shared/kits/candidate/language/languages.ts'
import { BROWSER_NAMES } from '../browsers/supported.ts'
import { readCatalogue } from '../messages/catalogues.ts'

const FOLDER = 'src/app/prerender/locales'

type Texts = Record<StartError, { title: string; advice: string }>

/**
 * What a page shows where the app cannot start (src/app/prerender/checkBrowser.ts): all languages at once, since there is
 * nothing to choose one with.
 */
export function startErrorTexts(languages: readonly LanguageTag[]): string {
  const textsOf = (error: StartError) =>
    languages.map((language, index) => {
      const heading = index === 0 ? 'h1' : 'h2'
      const { title, advice } = (readCatalogue(FOLDER, language) as Texts)[error] // check:messages compares it with English
      return `<div lang="${language}"><${heading}>${title}</${heading}><p>${advice}</p></div>`
    })
  const names = BROWSER_NAMES.map((name) => `<li>${name}+</li>`)
  return (
    `<div id="unsupported">${textsOf('unsupported').join('')}<ul lang="en">${names.join('')}</ul></div>` +
    `<div id="insecure">${textsOf('insecure').join('')}</div>`
  )
}
