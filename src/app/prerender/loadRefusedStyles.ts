/** The server's policy may be another release's, and refuse the style in the page: its stylesheets are loaded instead. */
export function loadRefusedStyles(page: Document): void {
  if (page.querySelector('style')?.sheet !== null) return
  for (const link of page.querySelectorAll('link[disabled]')) {
    // A stylesheet that is only enabled would not hold the first paint back.
    const fresh = page.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.crossOrigin = ''
    fresh.setAttribute('href', link.getAttribute('href') ?? '')
    fresh.setAttribute('blocking', 'render')
    link.replaceWith(fresh)
  }
}
