import {
  initialLanguage,
  readStoredLanguage,
} from '#shared/kits/candidate/language/storedLanguage.ts'

const LAST_TEMPLATE = 'frames-end'

/** Nothing is shown until the parser has reached the templates of the other languages (SplashScreen.css). */
export function showTranslatedFrame(page: Document): void {
  const { documentElement } = page
  const language = initialLanguage()
  const isChosen = readStoredLanguage() !== null
  if (language === 'en' && !isChosen) return
  documentElement.dataset.translating = ''
  const show = () => {
    if (page.getElementById(LAST_TEMPLATE) === null) return
    observer.disconnect()
    const template = page.querySelector<HTMLTemplateElement>(
      `template[data-language=${language}]${isChosen ? '[data-chosen]' : ':not([data-chosen])'}`,
    )
    if (template !== null) showTemplate(page, template)
    delete documentElement.dataset.translating
  }
  const observer = new MutationObserver(show)
  observer.observe(page, { childList: true, subtree: true })
}

function showTemplate(page: Document, { content, dataset }: HTMLTemplateElement): void {
  const { documentElement } = page
  page.getElementById('root')?.replaceChildren(content)
  documentElement.lang = dataset.language ?? 'en'
  if (dataset.chosen !== undefined) documentElement.dataset.chosen = ''
  page.title = dataset.title ?? page.title
  for (const script of dataset.preload?.split(' ') ?? []) {
    const link = page.createElement('link')
    link.rel = 'modulepreload'
    link.href = script
    link.crossOrigin = 'anonymous'
    page.head.append(link)
  }
}
