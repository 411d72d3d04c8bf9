import { loadCode } from '#shared/lib/loadCode.ts'

/**
 * Loads a part's code, and first whatever stylesheet did not come before: the bundler asks for one once only, so that
 * the part would come without its styles. The build, which paints first frames, has no document and loses none.
 * @throws CodeLost
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all(lostStyles().map(askAgain))
  return loadCode(load)
}

const lostStyles = (): HTMLLinkElement[] =>
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLLinkElement>('link[data-lost]')]

/** Marks stylesheets that do not come, whoever asked for them: an error of one does not rise to the document. */
export function watchStyles(): () => void {
  document.addEventListener('error', markLost, true)
  return () => document.removeEventListener('error', markLost, true)
}

function markLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['lost'] = ''
}

/** One that does not come again is marked again; the part's own code tells whether the line is back. */
async function askAgain(link: HTMLLinkElement): Promise<unknown> {
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
