/** The server's policy may be another release's, and refuse a style in the page: its stylesheet is loaded instead. */
export function loadRefusedStyles(page: Document): void {
  for (const { sheet, nextElementSibling } of page.querySelectorAll('style'))
    if (sheet === null && nextElementSibling !== null) load(page, nextElementSibling)
}

/** Loads the stylesheets of which the page holds only the part that pages without a session need. */
export function loadWholeStyles(page: Document): void {
  for (const link of page.querySelectorAll('link[data-partial]')) load(page, link)
}

/** A stylesheet that is only enabled would not hold the first paint back. */
function load(page: Document, link: Element): void {
  const fresh = page.createElement('link')
  fresh.rel = 'stylesheet'
  fresh.crossOrigin = ''
  fresh.setAttribute('href', link.getAttribute('href') ?? '')
  fresh.setAttribute('blocking', 'render')
  link.replaceWith(fresh)
}
