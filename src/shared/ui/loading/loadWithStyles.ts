import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'

/** The bundler requests a stylesheet only once: failed ones are retried first. Throws ChunkLoadError. */
export async function loadWithStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all(failedStylesheets().map(reloadStylesheet))
  return loadChunk(load)
}

const failedStylesheets = (): HTMLLinkElement[] =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLLinkElement>('link[data-failed]')]

/** Marks stylesheets that fail to load; their error events do not bubble. */
export function trackFailedStylesheets(): () => void {
  document.addEventListener('error', markFailedStylesheet, true)
  return () => document.removeEventListener('error', markFailedStylesheet, true)
}

function markFailedStylesheet({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
    target.dataset['failed'] = ''
}

/** A stylesheet that fails again is marked again; the code's own load reports the network state. */
async function reloadStylesheet(link: HTMLLinkElement): Promise<unknown> {
  const fresh = document.createElement('link')
  fresh.rel = 'stylesheet'
  fresh.crossOrigin = ''
  fresh.href = link.href
  const settled = new Promise((resolve) => {
    fresh.addEventListener('load', resolve)
    fresh.addEventListener('error', resolve)
  })
  link.replaceWith(fresh)
  return settled
}
